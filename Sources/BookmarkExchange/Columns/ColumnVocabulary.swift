import BookmarkModel

/// The usual names of columns, by meaning; a later entry wins where a name stands twice.
enum ColumnVocabulary {
  static let all: [(ColumnMeaning, String)] = titles + people + dates + opinions + rest

  private static let titles: [(ColumnMeaning, String)] = [
    (
      .title(nil),
      "title|name|标题|名称|题名|题目|条目|titel|titre|título|titolo|タイトル|題名|제목|название|заглавие"
    ),
    (.title(.book), "book|book title|book name|书名|书籍|图书|buch|buchtitel|livre|libro|本|書名|책"),
    (
      .title(.movie),
      "film|movie|movie title|film title|movie name|片名|电影名|影片名|电影|电影名称|映画|영화|фильм|película"
    ),
    (.title(.music), "album|album title|album name|专辑|专辑名|唱片|唱片名|アルバム|앨범|альбом"),
    (
      .otherTitle(.original),
      "original title|original name|原名|原标题|原作名|原题|originaltitel|titre original|título original|原題"
    ),
    (.otherTitle(.translated), "translated title|english title|译名|中文名|中文标题|英文名|英文标题"),
    (.otherTitle(.alias), "又名|别名|alias|also known as|aka|alternative title|alternate title"),
  ]

  private static let people: [(ColumnMeaning, String)] = [
    (.creator(.creator), "creator|creators|by|创作者|主创|主创人员"),
    (
      .creator(.author),
      "author|authors|writer|writers|author name|作者|著者|autor|autoren|autorin|auteur|auteurs|autore|autores|автор|저자"
    ),
    (
      .creator(.director),
      "director|directors|directed by|导演|監督|regie|regisseur|réalisateur|realisateur|regista|режиссёр|режиссер|감독"
    ),
    (
      .creator(.artist),
      "artist|artists|artist name|album artist|band|singer|musician|艺术家|歌手|音乐家|音乐人|表演者|乐队|künstler|interpret|artiste|artista|アーティスト|исполнитель|아티스트"
    ),
    (
      .creator(.translator),
      "translator|translators|译者|翻译|übersetzer|traducteur|traductor|訳者|переводчик"
    ),
    (.creator(.illustrator), "illustrator|illustrators|插画|插图|绘者|illustrateur"),
    (.creator(.narrator), "narrator|narrators|narrated by|朗读|朗读者|播讲|sprecher|narrateur"),
    (.creator(.editor), "editor|editors|编者|主编|herausgeber|éditeur scientifique"),
    (.creator(.composer), "composer|composers|作曲|作曲家|komponist|compositeur"),
    (.creator(.performer), "performer|performers|演奏|演奏者"),
    (.creator(.actor), "actor|actors|cast|starring|主演|演员|darsteller|acteurs|出演者"),
    (.creator(.screenwriter), "screenwriter|screenwriters|screenplay|编剧|drehbuch|scénariste"),
    (.creator(.producer), "producer|producers|制片人|监制"),
  ]

  private static let dates: [(ColumnMeaning, String)] = [
    (
      .originalYear,
      "original publication year|original year published|original year|first published|first publish year|year first published|首版年份|初版年"
    ),
    (
      .year,
      "year|year published|published year|year of publication|publication year|release year|year released|released|year of release|pub year|年份|年|年代|出版年|出版年份|上映年份|上映年|发行年份|发行年|jahr|erscheinungsjahr|année|año|anno|ano|год|연도|発売年"
    ),
    (
      .published,
      "published|release date|date released|publication date|published date|date published|publish date|pubdate|出版日期|出版时间|发行日期|发行时间|上映日期|上映时间|erscheinungsdatum|date de publication|date de sortie|発売日|出版日"
    ),
    (
      .started,
      "started|start|date started|start date|started at|started on|开始|开始日期|开始时间|开始阅读|begonnen|angefangen|début|inicio|開始日"
    ),
    (
      .finished,
      "finished|date finished|finish date|finished at|finished on|date read|read date|read at|date watched|watched|watched date|watcheddate|watched at|date seen|date listened|listened|end date|date completed|completed|completed at|last read|last watched|完成|完成日期|完成时间|读完|读完日期|看完|看完日期|观看日期|听完|听完日期|阅读日期|结束日期|beendet|gelesen am|gesehen am|terminé|terminado|読了日|鑑賞日"
    ),
    (
      .field(.added),
      "added|date added|added at|added on|created|created at|createddate|creation date|date created|添加日期|添加时间|加入日期|创建时间|创建日期|标记时间|hinzugefügt|ajouté le|añadido|登録日"
    ),
  ]

  private static let opinions: [(ColumnMeaning, String)] = [
    (
      .rating(scale: nil),
      "rating|my rating|user rating|your rating|personal rating|star rating|score|my score|stars|评分|我的评分|个人评分|打分|我的打分|星级|bewertung|wertung|évaluation|valoración|calificación|valutazione|評価|평점|оценка"
    ),
    (
      .field(.status),
      "status|read status|watch status|state|状态|阅读状态|观看状态|statut|estado|stato|状況|статус"
    ),
    (
      .field(.favourite),
      "favourite|favorite|favourites|favorites|loved|liked|fav|收藏|喜欢|最爱|favorit|favori|favorito|お気に入り"
    ),
    (
      .field(.tag),
      "tag|tags|keyword|keywords|labels|标签|关键词|schlagwörter|stichwörter|étiquettes|etiquetas|タグ|теги|метки"
    ),
    (
      .field(.review),
      "review|reviews|my review|comment|评论|短评|书评|影评|乐评|我的短评|我的评论|rezension|critique|reseña|recensione|レビュー|感想|рецензия"
    ),
    (
      .field(.note),
      "note|notes|my notes|private note|private notes|comments|remark|remarks|备注|笔记|我的备注|私人备注|notiz|notizen|nota|notas|メモ|заметки"
    ),
    (.shelf, "shelf|shelves|bookshelf|bookshelves|list|lists|书架|书单|片单|列表|regal|étagère"),
  ]

  private static let rest: [(ColumnMeaning, String)] = [
    (.field(.type), "type|kind|media type|item type|类型|类别|种类|typ|tipo|тип|種類|종류"),
    (
      .field(.publisher),
      "publisher|label|record label|studio|出版社|出版者|出版方|厂牌|唱片公司|发行公司|verlag|éditeur|editorial|editore|издательство|レーベル"
    ),
    (
      .field(.language),
      "language|languages|language code|lang|语言|语种|sprache|langue|idioma|lingua|言語|язык"
    ),
    (
      .field(.format),
      "format|formats|edition|binding|media|medium|格式|载体|装帧|介质|版本|einband|reliure|formato|フォーマット"
    ),
    (.field(.series), "series|series name|丛书|系列|丛书名|reihe|série|serie|シリーズ|серия"),
    (
      .seriesPosition,
      "series index|series number|series position|number in series|volume|vol|卷|册|第几册|band nr|tome"
    ),
    (.copies, "owned|own|copies|owned copies|quantity|拥有|已购|数量"),
    (.field(.location), "location|位置|存放位置|standort|emplacement|ubicación|場所"),
    (.field(.lent), "lent|lent to|loaned|loaned to|借给|借出|verliehen an|prêté à"),
    (.field(.url), "url|uri|link|links|web|website|webpage|链接|网址|条目链接|地址|lien|enlace|リンク|ссылка"),
    (.field(.plan), "plan|weekday|weekdays|计划"),
    (.isbn, "isbn|isbn10|isbn13|isbn 10|isbn 13|isbn number"),
    (.barcode, "barcode|ean|ean13|ean 13|upc|条形码|条码"),
    (.identifier("imdb"), "imdb 编号|imdb链接|const"),
    (.identifier("douban"), "豆瓣|豆瓣 id|豆瓣id|豆瓣编号|豆瓣链接"),
    (.identifier("openlibrary"), "open library|open library id|openlibrary key|olid|ol id"),
    (.identifier("google"), "google books|google books id|google volumeid|google volume id"),
    (.identifier("goodreads"), "goodreads book id|goodreads key"),
    (.identifier("librarything"), "librarything key"),
    (.identifier("oclc"), "oclc number|worldcat"),
    (.identifier("asin"), "amazon id|amazon book id"),
    (.identifier("tmdb"), "the movie database id|themoviedb"),
    (.identifier("musicbrainz"), "mbid|release mbid|release group mbid"),
    (.identifier("discogs"), "discogs release id"),
    (.identifier("hardcover"), "hardcover book id"),
    (.uid, "uid"),
  ]
}
