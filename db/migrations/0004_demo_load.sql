-- Steps of the demo load that are done, so that one cut off is completed by running it again. Empty in a real shop.
create table demo_load (
  step text primary key,
  -- First day of the load: creation dates of the demo goods count back from it, also when it is completed later.
  base_date date not null,
  finished_at timestamptz not null default now()
);
