-- additive
-- A company's designs are cached for its suggestions, in the order in which they were worked on (decision 129).

create function note_changed_company() returns trigger language plpgsql as $$
begin
  insert into session_change (owner_ids) values (array[new.buyer_id]);
  return null;
end $$;

create trigger session_update after update of title, sku_id, updated_at on design for each row execute function note_changed_company();
