-- additive
-- What members save of the lists of their workplace (decision 206). Without a store it is of the operators' team.
create table desk_view (
  id uuid primary key,
  store_id uuid references store (id),
  -- Null for a shared one whose maker has left the team.
  membership_id uuid references membership (id) on delete set null,
  list text not null,
  name text not null check (char_length(name) between 1 and 60),
  is_shared boolean not null,
  state jsonb not null,
  -- Grows with every change: who saves one names the version they have seen.
  version integer not null default 1,
  created_at timestamptz not null,
  check (is_shared or membership_id is not null)
);
create index desk_view_by_member on desk_view (membership_id, list);
create index desk_view_shared on desk_view (store_id, list) where is_shared;

-- Own views go with the membership, however that ends; shared ones stay with the team.
create function drop_own_desk_views() returns trigger language plpgsql as $$
begin
  delete from desk_view where membership_id = old.id and not is_shared;
  return old;
end $$;
create trigger drop_own_desk_views before delete on membership for each row execute function drop_own_desk_views();
