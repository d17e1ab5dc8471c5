-- additive
-- Whose things of a run their store was told of already: what is taken again is told of alone.
alter table desk_run_item add column notified_at timestamptz;
