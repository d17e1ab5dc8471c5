-- additive
-- When a store sells nothing, by whom and what buyers read meanwhile (decision 177). store.status follows what of it is open now.
create table store_pause (
  id uuid primary key,
  store_id uuid not null references store (id),
  paused_by text not null check (paused_by in ('STORE', 'OPERATOR', 'PAPERS')),
  -- For the operators' team alone; empty where a store pauses itself.
  reason text not null default '',
  -- What buyers read; empty where nothing is to be said but the dates.
  text_de text not null default '',
  text_en text not null default '',
  starts_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz,
  -- Over or withdrawn; null while it lies ahead or lasts.
  ended_at timestamptz,
  check (ends_at > starts_at)
);
-- Each may have one that is not over; the few that are open are what a turn of the pages reads.
create unique index store_pause_open on store_pause (store_id, paused_by) where ended_at is null;

insert into store_pause (id, store_id, paused_by, starts_at)
select gen_random_uuid(), id, 'OPERATOR', now() from store where status = 'PAUSED';
