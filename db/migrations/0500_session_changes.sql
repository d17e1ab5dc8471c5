-- additive
-- What tells every process that a session, or something that calls of it hang on, is not as it was read (decision 128).

create table session_change (
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  -- The accounts and companies whose sessions are to be read anew.
  owner_ids uuid[] not null
);
create index session_change_by_transaction on session_change (xid);

create function note_changed_accounts() returns trigger language plpgsql as $$
begin
  insert into session_change (owner_ids) select array_agg(distinct account_id) from changed having count(*) > 0;
  return null;
end $$;
create function note_changed_companies() returns trigger language plpgsql as $$
begin
  insert into session_change (owner_ids) select array_agg(distinct buyer_id) from changed having count(*) > 0;
  return null;
end $$;
create function note_changed_session() returns trigger language plpgsql as $$
begin
  insert into session_change (owner_ids) values (array[old.account_id, new.account_id]);
  return null;
end $$;

-- That it was used again changes nothing that is kept of it.
create trigger session_update after update of account_id, membership_id, impersonated_by, expires_at, operator_session, may_write,
  impersonation_reason, second_factor_at on session for each row execute function note_changed_session();
create trigger session_delete after delete on session
  referencing old table as changed for each statement execute function note_changed_accounts();

create trigger session_insert after insert on membership
  referencing new table as changed for each statement execute function note_changed_accounts();
create trigger session_update after update on membership
  referencing new table as changed for each statement execute function note_changed_accounts();
create trigger session_delete after delete on membership
  referencing old table as changed for each statement execute function note_changed_accounts();

-- What a session brings along of its company.
create trigger session_insert after insert on exclusive_grant
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_update after update on exclusive_grant
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_delete after delete on exclusive_grant
  referencing old table as changed for each statement execute function note_changed_companies();
create trigger session_insert after insert on order_line
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_insert after insert on design
  referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_delete after delete on design
  referencing old table as changed for each statement execute function note_changed_companies();
