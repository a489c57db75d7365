/// The sample that `demo` fills its scratch collection with: what a person may have read, seen and heard.
enum DemoSample {
  static let csv = #"""
    type,title,titles,creator,year,status,rating,favourite,experience,tag
    book,三体,"""The Three-Body Problem"" role=translated language=en",刘慈欣,2008,done,5,yes,started=2015-02-19 finished=2015-02-24; finished=2023-01-08 rating=5 format=audiobook,科幻; classic
    book,三体II：黑暗森林,"""The Dark Forest"" role=translated language=en",刘慈欣,2008,done,5,,started=2015-02-25 finished=2015-03-04,科幻
    book,三体III：死神永生,"""Death's End"" role=translated language=en",刘慈欣,2010,active,,,started=2025-11-02,科幻
    book,活着,"""To Live"" role=translated language=en",余华,1993,done,9/10,,finished=2019-10-03,
    book,The Hobbit,,J. R. R. Tolkien,1937-09-21,done,5,,"finished=1998; finished=2013-01; finished=2024-12-24 note=""Read aloud, one chapter an evening.""",fantasy
    book,The Left Hand of Darkness,"""黑暗的左手"" role=translated language=zh-Hans",Ursula K. Le Guin,1969,done,5,,started=2024-02-18 finished=2024-03-02,sf
    movie,Alien,"""异形"" role=translated language=zh-Hans",Ridley Scott,1979-05-25,done,4.5,,finished=2019-10-31; finished=2024-10-31,sf; horror
    movie,霸王别姬,"""Farewell My Concubine"" role=translated language=en",陈凯歌,1993,done,5,yes,finished=2006; finished=2023-10-01 rating=5,华语; classic
    movie,千と千尋の神隠し,"""Spirited Away"" role=translated language=en; ""千与千寻"" role=translated language=zh-Hans",宮崎駿,2001-07-20,done,5,,finished=2004-06-05; finished=2019-06-22,日本; animation
    movie,Le Fabuleux Destin d'Amélie Poulain,"""Amélie"" role=translated language=en; ""天使爱美丽"" role=translated language=zh-Hans",Jean-Pierre Jeunet,2001-04-25,done,4,,finished=2005-05-01,paris
    music,Kind of Blue,,Miles Davis,1959-08-17,done,5,yes,finished=2024-04-26,jazz
    music,Abbey Road,,The Beatles,1969-09-26,done,5,,"finished=2019-09-27 note=""The anniversary mix.""",rock
    music,范特西,"""Fantasy"" role=translated language=en",周杰伦,2001-09,done,4.5,,finished=2011-09,华语; r&b
    book,百年孤独,"""Cien años de soledad"" role=original language=es; ""One Hundred Years of Solitude"" role=translated language=en","""加西亚·马尔克斯"" role=author; ""范晔"" role=translator",1967,done,4.5,,finished=2012,classic; 拉美
    book,围城,"""Fortress Besieged"" role=translated language=en",钱锺书,1947,done,4,,finished=2018-07,classic
    book,红楼梦,"""Dream of the Red Chamber"" role=translated language=en",曹雪芹; 高鹗,1791,paused,,,started=2022-12,classic
    book,道德经,"""Tao Te Ching"" role=translated language=en",老子,~-400,done,,,,philosophy; classic
    book,Pride and Prejudice,"""傲慢与偏见"" role=translated language=zh-Hans",Jane Austen,1813-01-28,done,5,yes,"finished=2009; finished=2021-12-27 rating=5 note=""Even funnier the second time.""",classic; comedy
    book,Nineteen Eighty-Four,1984,George Orwell,1949-06-08,done,90/100,,finished=2005,classic; dystopia
    book,Dune,"""沙丘"" role=translated language=zh-Hans",Frank Herbert,1965-08,done,4.5,,started=2021-09-18 finished=2021-10-20 format=audiobook,sf; classic
    book,Neuromancer,"""神经漫游者"" role=translated language=zh-Hans",William Gibson,1984-07-01,done,7/10,,finished=2013-07-30,sf; cyberpunk
    movie,Casablanca,"""卡萨布兰卡"" role=translated language=zh-Hans",Michael Curtiz,1942,done,5,yes,finished=2001; finished=2014-02-14; finished=2023-12-31 rating=5,classic
    movie,2001: A Space Odyssey,"""2001太空漫游"" role=translated language=zh-Hans",Stanley Kubrick,1968,done,10/10,yes,"finished=2001; finished=2018-05-20 note=""In 70 mm.""",sf; classic
    movie,The Godfather,"""教父"" role=translated language=zh-Hans",Francis Ford Coppola,1972,done,5,,finished=2006-12-26,crime; classic

    """#
}
