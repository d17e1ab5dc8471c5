-- additive
-- Names of one thing that the search did not know yet: a line whose first name a group holds adds to that group, another one makes a new group.
do $do$
declare
  line text;
  given text[];
  held integer;
begin
  foreach line in array string_to_array($$
Süßstoff|Süßungsmittel|Streusüße|Flüssigsüße|Stevia; Beere|Beeren|berry|berries; Kaffeepad|Pad|Softpad|coffee pod;
Geschirrtuch|Küchentuch|Trockentuch|tea towel; Zahnstocher|Zahnhölzer|toothpick; Platzteller|Unterteller|charger plate;
Kissenbezug|Kopfkissenbezug|pillowcase
$$, ';') loop
    given := string_to_array(trim(both E' \n' from line), '|');
    select id into held from search_synonym
    where exists (select from unnest(names) name where lower(name) = lower(given[1])) order by id limit 1;
    if held is null then
      insert into search_synonym (names) values (given);
    else
      update search_synonym
      set names = names || array(
        select name from unnest(given) with ordinality as added (name, place)
        where lower(name) <> all (select lower(known) from unnest(names) known) order by place limit 20 - cardinality(names))
      where id = held;
    end if;
  end loop;
end
$do$;
