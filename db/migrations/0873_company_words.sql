-- additive
-- A company is found by how each word of its name begins: a store looks for a buyer while somebody types, among all companies.
create function company_words(name text) returns tsvector language plpgsql immutable cost 1000 as $$
begin
  return array_to_tsvector(array_remove(regexp_split_to_array(public.folded(name), '[^a-z0-9]+'), ''));
end $$;
create index company_by_words on company using gin (company_words(name));
-- Until it is analysed the planner knows nothing of the words, and reads all companies.
analyze company;
