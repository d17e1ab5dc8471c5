-- additive
-- What a store has shown of itself over time: each paper that it sent and each number that it stated, with who decided what of it.
alter table store_paper add column sent_by uuid, add column decided_by uuid;

create table store_paper_version (
  store_id uuid not null references store (id) on delete cascade,
  kind text not null check (kind in (
    'IDENTITY', 'VAT_ID', 'TAX_NUMBER', 'LUCID', 'SYSTEM', 'FOOD', 'ORGANIC', 'SPIRITS', 'WEEE', 'BATTERY')),
  version integer not null check (version > 0),
  value text not null,
  ends_on date,
  -- STATED: named by the store, and nobody checks it.
  state text not null check (state in ('SENT', 'STATED', 'ACCEPTED', 'REFUSED')),
  proof_id uuid,
  words text not null default '',
  sent_at timestamptz not null,
  sent_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  primary key (store_id, kind, version)
);

-- Whoever writes a paper, its version is written with it.
create function note_paper_version() returns trigger language plpgsql as $$
begin
  insert into store_paper_version (store_id, kind, version, value, ends_on, state, proof_id, words, sent_at, sent_by, decided_at, decided_by)
  values (new.store_id, new.kind, new.version, new.value, new.ends_on, new.state, new.proof_id, new.words, new.sent_at, new.sent_by,
    new.decided_at, new.decided_by)
  on conflict (store_id, kind, version) do update set value = excluded.value, ends_on = excluded.ends_on, state = excluded.state,
    proof_id = excluded.proof_id, words = excluded.words, sent_at = excluded.sent_at, sent_by = excluded.sent_by,
    decided_at = excluded.decided_at, decided_by = excluded.decided_by;
  return null;
end $$;
create trigger note_paper_version after insert or update on store_paper for each row execute function note_paper_version();

-- What a store states of itself has a version for each value; an empty one is one that was taken back.
create function note_stated_version() returns trigger language plpgsql as $$
begin
  insert into store_paper_version (store_id, kind, version, value, ends_on, state, sent_at)
  select new.id, stated.kind, coalesce((
      select max(v.version) from store_paper_version v where v.store_id = new.id and v.kind = stated.kind), 0) + 1,
    coalesce(stated.value, ''), stated.ends_on, 'STATED', now()
  from (values
    ('VAT_ID', new.legal ->> 'vatId', null::date, case when tg_op = 'UPDATE' then old.legal ->> 'vatId' end, null::date),
    ('TAX_NUMBER', new.legal ->> 'taxNumber', null, case when tg_op = 'UPDATE' then old.legal ->> 'taxNumber' end, null),
    ('LUCID', new.lucid, new.lucid_until, case when tg_op = 'UPDATE' then old.lucid end,
      case when tg_op = 'UPDATE' then old.lucid_until end)
  ) stated (kind, value, ends_on, former, former_end)
  where (coalesce(stated.value, ''), stated.ends_on) is distinct from (coalesce(stated.former, ''), stated.former_end);
  return null;
end $$;
create trigger note_stated_version after insert or update of legal, lucid, lucid_until on store
  for each row execute function note_stated_version();

-- Those of before, as far as they are known.
insert into store_paper_version (store_id, kind, version, value, ends_on, state, proof_id, words, sent_at, decided_at)
select store_id, kind, version, value, ends_on, state, proof_id, words, sent_at, decided_at from store_paper;
insert into store_paper_version (store_id, kind, version, value, ends_on, state, sent_at)
select s.id, stated.kind, 1, stated.value, stated.ends_on, 'STATED', now()
from store s cross join lateral (values
  ('VAT_ID', s.legal ->> 'vatId', null::date), ('TAX_NUMBER', s.legal ->> 'taxNumber', null), ('LUCID', s.lucid, s.lucid_until)
) stated (kind, value, ends_on)
where stated.value <> '';
