-- additive
-- Of a group that counts one way the first name also finds what the others find, and none of them what the first does.
alter table search_synonym add column is_one_way boolean not null default false;

-- Words of searches that found nothing, counted by the day; never by whom.
create table missed_search (
  day date not null,
  language text not null,
  words text not null,
  searches integer not null,
  primary key (day, language, words),
  check (language in ('de', 'en')),
  check (char_length(words) between 1 and 60),
  check (searches > 0)
);

-- How many they were in all, without their words.
create table missed_search_minute (
  minute timestamptz primary key,
  searches integer not null,
  check (searches > 0)
);
