-- additive
-- What the lines of a compared file add up to: no line changes its kind any more, and whoever follows an import asks every second.
alter table import_run add column figures jsonb;
