-- additive
-- A store's file on its way into prices, stock and new articles (decision 158): what was read of it line by line, and what would change.

create table import_run (
  store_id uuid not null references store,
  id uuid primary key,
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  file_name text not null,
  format text not null check (format in ('CSV', 'XLSX', 'BMECAT')),
  state text not null check (state in ('COLUMNS', 'READING', 'COMPARED', 'APPLYING', 'APPLIED', 'UNUSABLE')),
  -- Columns of the file as it names them, and what each means; null for one that means nothing.
  headers jsonb not null default '[]',
  columns jsonb not null default '[]',
  -- Line up to which the file is read: a worker that was cut off goes on behind it.
  read_to integer not null default 0,
  problem jsonb,
  change_set_id uuid references change_set on delete set null,
  valid_from date,
  applied_at timestamptz
);
create index import_run_of_store on import_run (store_id, id desc);
create index import_run_old on import_run (created_at);
create index import_run_by_set on import_run (change_set_id) where change_set_id is not null;
create index import_run_by_account on import_run (created_by);

create table import_line (
  run_id uuid not null references import_run on delete cascade,
  -- Order of the list: lines of the file, behind them the articles that it lacks.
  place integer not null,
  kind text not null check (kind in ('NEW', 'CHANGED', 'SAME', 'REFUSED', 'MISSING')),
  supplier_sku text not null,
  name text not null,
  cells jsonb not null,
  problems jsonb not null default '[]',
  -- Cents of a piece, and by how many percent they move.
  old_cents integer,
  new_cents integer,
  percent double precision,
  -- The price is that of a case, as that of a piece has parts of a cent.
  is_by_case boolean not null default false,
  is_written boolean not null default false,
  primary key (run_id, place)
);
create index import_line_of_kind on import_line (run_id, kind, place);

-- What a store's columns mean, as it was said last.
create table column_mapping (
  store_id uuid not null references store,
  header text not null,
  means text,
  primary key (store_id, header)
);
