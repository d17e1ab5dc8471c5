-- additive
-- Bulk work of a workplace (decision 137): what shall be done with many things, one after the other by a worker, and what became of each.
create table desk_run (
  id uuid primary key,
  kind text not null,
  -- Null for operators.
  store_id uuid references store,
  created_by uuid not null references account on delete cascade,
  created_at timestamptz not null,
  input jsonb not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  -- What it has written, by the name it is stored under.
  file text,
  file_name text
);
create index desk_run_by_age on desk_run (created_at);
create index desk_run_of_account on desk_run (created_by);

create table desk_run_item (
  run_id uuid not null references desk_run on delete cascade,
  place integer not null,
  target_id text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'FAILED')),
  -- Why it failed: the code of a problem, and what its sentence names.
  problem jsonb,
  primary key (run_id, place)
);
create index desk_run_item_open on desk_run_item (run_id, place) where state = 'OPEN';
