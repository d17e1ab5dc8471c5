-- additive
-- What a store has uploaded to show of itself (decision 262); the whole picture, which is cut when it is drawn.
create table store_picture (
  store_id uuid not null references store,
  id uuid not null,
  token text not null,
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  primary key (store_id, id)
);
create index store_picture_by_token on store_picture (token);
create index store_picture_by_age on store_picture (uploaded_at);
-- Which of them is shown, and how it is turned and cut; null where the initials and the best products stand in.
alter table store add column logo jsonb, add column cover jsonb;
