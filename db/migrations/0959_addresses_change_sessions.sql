-- additive
-- Where a company's goods go is read with its sessions (decision 290).

create trigger session_insert after insert on address
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_update after update on address
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_delete after delete on address
  referencing old table as changed for each statement execute function note_changed_companies();
