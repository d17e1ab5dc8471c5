-- additive
-- The audit only grows, and is chained (decision 76). How a deed ended is a row of its own (`ends_id`), and so is what it changed
-- (`part_of`). What may name people (reason, detail, before, after) is in the chain by a salted hash alone, so that it can be erased.
alter table audit_entry
  add column reason text,
  add column target_kind text,
  add column target_id text,
  add column before jsonb,
  add column after jsonb,
  add column part_of uuid,
  add column ends_id uuid,
  add column salt uuid default gen_random_uuid(),
  add column words_hash bytea;
create unique index audit_entry_end on audit_entry (ends_id) where ends_id is not null;
create index audit_entry_part on audit_entry (part_of) where part_of is not null;
create index audit_entry_by_target on audit_entry (target_kind, target_id, at desc) where target_kind is not null;
create index audit_entry_by_time on audit_entry (at desc, id);

create function audit_words_hash(salt uuid, reason text, detail jsonb, before jsonb, after jsonb) returns bytea
language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(salt, reason, detail, before, after)::text, 'UTF8'))
$$;
update audit_entry set words_hash = audit_words_hash(salt, reason, detail, before, after);
alter table audit_entry add check (words_hash is not null);

create table audit_seal (
  number bigint primary key,
  entry_id uuid not null unique,
  hash bytea not null
);
comment on column audit_seal.hash is 'SHA-256 of the hash before it, the number and the row.';

-- What the chain has not taken up yet.
create table audit_unsealed (entry_id uuid primary key);
insert into audit_unsealed select id from audit_entry;

create function audit_seal_hash(former bytea, number bigint, entry audit_entry) returns bytea language sql stable as $$
  select sha256(former || convert_to(jsonb_build_array(number, entry.id, extract(epoch from entry.at), entry.actor_id,
    entry.account_id, entry.action, entry.state, entry.target_kind, entry.target_id, entry.part_of, entry.ends_id,
    encode(entry.words_hash, 'hex'))::text, 'UTF8'))
$$;

-- Seals at most so many rows; how many there were, 0 also where another process is at it. Each statement in here sees what has
-- been committed before it, so the last seal is read behind the lock.
create function seal_audit(most integer) returns integer language plpgsql as $$
declare
  last_number bigint;
  last_hash bytea;
  entry audit_entry;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('tresen audit seal')) then
    return 0;
  end if;
  select number, hash into last_number, last_hash from audit_seal order by number desc limit 1;
  for entry in
    select e.* from audit_unsealed u join audit_entry e on e.id = u.entry_id order by e.at, e.id limit most
  loop
    last_number := coalesce(last_number, 0) + 1;
    last_hash := audit_seal_hash(coalesce(last_hash, ''), last_number, entry);
    insert into audit_seal (number, entry_id, hash) values (last_number, entry.id, last_hash);
    delete from audit_unsealed where entry_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

create function hash_audit_words() returns trigger language plpgsql as $$
begin
  new.words_hash := coalesce(new.words_hash,
    audit_words_hash(new.salt, new.reason, new.detail, new.before, new.after));
  return new;
end $$;
create trigger hash_audit_words before insert on audit_entry for each row execute function hash_audit_words();

create function await_audit_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end $$;
create trigger await_audit_seal after insert on audit_entry for each row execute function await_audit_seal();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Two changes pass. The words about a person who is erased go (an empty detail asks for it). And what the version before writes
-- over its own row at the end of a deed becomes the row of that end.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if row(new.id, new.at, new.actor_id, new.action, new.target_kind, new.target_id, new.part_of, new.ends_id, new.words_hash)
    is distinct from
    row(old.id, old.at, old.actor_id, old.action, old.target_kind, old.target_id, old.part_of, old.ends_id, old.words_hash)
  then
    raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
  end if;
  if new.detail = '{}' and new.state = old.state and new.account_id is not distinct from old.account_id then
    new.reason := null;
    new.before := null;
    new.after := null;
    new.salt := null;
    return new;
  end if;
  if old.state = 'ATTEMPTED' and new.state <> old.state and new.detail = old.detail then
    insert into audit_entry (id, actor_id, account_id, action, state, ends_id)
    values (gen_random_uuid(), old.actor_id, new.account_id, old.action, new.state, old.id)
    on conflict do nothing;
    return null;
  end if;
  raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
end $$;
create trigger keep_audit_entry before update on audit_entry for each row execute function keep_audit_entry();
create trigger keep_audit_entries before delete or truncate on audit_entry execute function refuse_audit_change();
create trigger keep_audit_seals before update or delete or truncate on audit_seal execute function refuse_audit_change();

-- One row a deed: with how it ended, and in place of a deed whose work noted what it changed the rows that say so.
create view audit_log as
  select e.id, e.at, e.actor_id, coalesce(e.account_id, "end".account_id) as account_id, e.action, whole.action as part_of_action,
    coalesce("end".state, e.state) as state, e.reason, e.target_kind, e.target_id, e.before, e.after, e.detail, e.salt is null as is_erased
  from audit_entry e
  left join audit_entry "end" on "end".ends_id = e.id
  left join audit_entry whole on whole.id = e.part_of
  where e.ends_id is null and not exists (select from audit_entry part where part.part_of = e.id);
