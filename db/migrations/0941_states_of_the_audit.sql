-- additive
-- The state of a deed is what its end says, so no index of the rows carries a list by state. What is not done stands here as well, newest
-- first: what is under way until its end, what was refused for good.
create table audit_state (
  id uuid primary key,
  at timestamptz not null,
  state text not null check (state in ('ATTEMPTED', 'REFUSED'))
);
create index audit_state_newest on audit_state (state, at desc, id desc);

create function note_audit_state() returns trigger language plpgsql as $$
begin
  if new.ends_id is null then
    if new.state <> 'DONE' then
      insert into audit_state (id, at, state) values (new.id, new.at, new.state) on conflict (id) do nothing;
    end if;
  elsif new.state = 'DONE' then
    delete from audit_state where id = new.ends_id;
  else
    insert into audit_state (id, at, state) select id, at, new.state from audit_entry where id = new.ends_id
    on conflict (id) do update set state = excluded.state;
  end if;
  return null;
end $$;
create trigger note_audit_state after insert on audit_entry for each row execute function note_audit_state();
