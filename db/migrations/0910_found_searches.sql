-- additive
-- Words of searches that found something, counted by the day, and after how many of them a result was pressed; never by whom. Processes write
-- one after the other: a click may be written before its search.
create table found_search (
  day date not null,
  language text not null,
  words text not null,
  searches integer not null,
  clicked integer not null,
  primary key (day, language, words),
  check (language in ('de', 'en')),
  check (char_length(words) between 1 and 60),
  check (searches >= 0),
  check (clicked >= 0)
);
