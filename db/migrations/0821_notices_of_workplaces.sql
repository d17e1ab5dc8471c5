-- additive
-- What a member of a store or of the operators' team is told in the bell of the workplace (decision 243).
create table desk_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  store_id uuid references store,
  kind text not null,
  about jsonb not null,
  needed_right text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index desk_notice_of_member on desk_notice (account_id, store_id, created_at);
create index desk_notice_of_store on desk_notice (store_id) where store_id is not null;
create index desk_notice_by_age on desk_notice (created_at);
