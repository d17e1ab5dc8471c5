-- The search finds products in memory (api/search/words/); nothing reads the words of products here any more.
drop table search_entry;
