-- additive
-- 'Gastronorm 1/1' names what is sold as a GN container.
update search_synonym set names = names || array['Gastronorm']
where 'GN-Behälter' = any(names) and cardinality(names) < 20
  and not exists (select from search_synonym other where exists (select from unnest(other.names) name where lower(name) = 'gastronorm'));
