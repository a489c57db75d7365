// What Swift cannot reach of readline, and nothing else: its settings are global C variables,
// which Swift 6 refuses to read or write because nothing guards them against a second thread.
// All of these are to be called from the one thread that reads lines.
#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <stdio.h>  // readline.h uses FILE without including this.

#include <readline/readline.h>
#include <readline/history.h>

// MARK: What is being edited

static inline const char *creadline_line(void) { return rl_line_buffer; }
static inline int creadline_line_length(void) { return rl_end; }
static inline int creadline_cursor(void) { return rl_point; }
static inline void creadline_set_cursor(int offset) { rl_point = offset; }
// Makes readline() return after the current key, with what has been typed so far.
static inline void creadline_finish_line(void) { rl_done = 1; }
static inline int creadline_history_length(void) { return history_length; }

// MARK: Completion

static inline void creadline_set_completer(rl_completion_func_t *completer) {
  rl_attempted_completion_function = completer;
}

// Said by a completer: its answer is final, so no file names are offered in its place.
static inline void creadline_set_completion_is_final(int isFinal) {
  rl_attempted_completion_over = isFinal;
}

// readline keeps the pointer, and so the caller keeps the characters alive.
static inline void creadline_set_word_break_characters(const char *characters) {
  rl_completer_word_break_characters = characters;
}

// readline keeps the pointer, and so the caller keeps the characters alive.
static inline void creadline_set_quote_characters(const char *characters) {
  rl_completer_quote_characters = characters;
}

static inline void creadline_set_quote_detector(rl_linebuf_func_t *isQuoted) {
  rl_char_is_quoted_p = isQuoted;
}

// The character put after a single match; NUL for none.
static inline void creadline_set_append_character(int character) {
  rl_completion_append_character = character;
}

static inline void creadline_set_suppress_append(int isSuppressed) {
  rl_completion_suppress_append = isSuppressed;
}

// Zero keeps matches in the order in which the completer gave them.
static inline void creadline_set_sorts_matches(int isSorted) {
  rl_sort_completion_matches = isSorted;
}

static inline void creadline_set_ignores_duplicate_matches(int isOn) {
  rl_ignore_completion_duplicates = isOn;
}

static inline void creadline_set_query_items(int count) { rl_completion_query_items = count; }

static inline void creadline_set_match_display(rl_compdisp_func_t *display) {
  rl_completion_display_matches_hook = display;
}

// MARK: The terminal, signals and hooks

// Readline keeps the pointer; it names the program in conditions of ~/.inputrc.
static inline void creadline_set_program_name(const char *name) { rl_readline_name = name; }

static inline void creadline_set_streams(FILE *input, FILE *output) {
  rl_instream = input;
  rl_outstream = output;
}

static inline void creadline_set_catches_signals(int isOn) { rl_catch_signals = isOn; }
static inline void creadline_set_catches_window_changes(int isOn) { rl_catch_sigwinch = isOn; }
// Zero keeps readline from setting LINES and COLUMNS in the environment of the process.
static inline void creadline_set_changes_environment(int isOn) { rl_change_environment = isOn; }
static inline void creadline_set_erases_empty_line(int isOn) { rl_erase_empty_line = isOn; }
static inline void creadline_set_startup_hook(rl_hook_func_t *hook) { rl_startup_hook = hook; }
static inline void creadline_set_input_hook(rl_hook_func_t *hook) { rl_pre_input_hook = hook; }
static inline void creadline_set_event_hook(rl_hook_func_t *hook) { rl_event_hook = hook; }
static inline void creadline_set_signal_hook(rl_hook_func_t *hook) { rl_signal_event_hook = hook; }

#endif
