-- additive
-- In which language of a search the names mean one thing; null is both.
alter table search_synonym add column language text check (language in ('de', 'en'));
