-- What the sqlite3 shell does to be the rival of an import: Benchmarks/imports runs it.
--
-- Its CSV files hold what the program has to find out: folded titles and creators, keys, hashes, and
-- the words of the search index. They go straight into tables with the same columns, with the
-- indexes in place, as `deferred` wants it or not; the search index is filled by one statement.
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 0;
PRAGMA cache_size = -65536;
CREATE TEMP TABLE words (rowid_, title, creator, tag, review, note, spelling, facet);
BEGIN IMMEDIATE;
.mode csv
.import item.csv item
.import title.csv title
.import creator.csv creator
.import identifier.csv identifier
.import tag.csv tag
.import shelf.csv shelf
.import series.csv series
.import format.csv format
.import plan.csv plan
.import experience.csv experience
.import copy.csv copy
.import words.csv words
INSERT INTO search (rowid, title, creator, tag, review, note, spelling, facet)
  SELECT rowid_, title, creator, tag, review, note, spelling, facet FROM words;
