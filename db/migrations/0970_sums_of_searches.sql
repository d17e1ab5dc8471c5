-- additive
-- What was searched for within the days that are counted, summed by the words: operators read the most often first by an index. Rows of days
-- add to it and take from it in their own transaction, whoever writes them (decision 288).
create table search_sum (
  language text not null,
  words text not null,
  searches integer not null,
  missed integer not null,
  clicked integer not null,
  last_day date not null,
  primary key (language, words)
);
create index search_sum_most on search_sum ((-searches), (words || ' ' || language)) where searches > 0;
create index search_sum_most_in_language on search_sum (language, (-searches), (words || ' ' || language)) where searches > 0;
create index search_sum_missed on search_sum ((-missed), (words || ' ' || language)) where missed > 0;
create index search_sum_missed_in_language on search_sum (language, (-missed), (words || ' ' || language)) where missed > 0;

create function sum_searches() returns trigger language plpgsql as $$
declare
  counted record := coalesce(new, old);
  searched integer := coalesce(new.searches, 0) - coalesce(old.searches, 0);
  in_vain integer := 0;
  pressed integer := 0;
begin
  -- Rows of days are locked before and in an order; those of the words, which two statements of one transaction write, would not be.
  lock table search_sum in share row exclusive mode;
  if tg_table_name = 'missed_search' then
    in_vain := searched;
  else
    -- Of a day there are never more clicks than searches, whoever sent them.
    pressed := coalesce(least(new.searches, new.clicked), 0) - coalesce(least(old.searches, old.clicked), 0);
  end if;
  insert into search_sum as known (language, words, searches, missed, clicked, last_day)
  values (counted.language, counted.words, searched, in_vain, pressed, counted.day)
  on conflict (language, words) do update set searches = known.searches + searched, missed = known.missed + in_vain,
    clicked = known.clicked + pressed, last_day = greatest(known.last_day, counted.day);
  if tg_op = 'DELETE' then
    delete from search_sum where language = counted.language and words = counted.words and searches <= 0;
  end if;
  return null;
end $$;
create trigger sum_missed_searches after insert or update or delete on missed_search for each row execute function sum_searches();
create trigger sum_found_searches after insert or update or delete on found_search for each row execute function sum_searches();

insert into search_sum (language, words, searches, missed, clicked, last_day)
select language, words, sum(missed + found), sum(missed), sum(clicked), max(day)
from (
  select day, language, words, searches as missed, 0 as found, 0 as clicked from missed_search
  union all
  select day, language, words, 0, searches, least(searches, clicked) from found_search) counted
group by language, words;
