-- additive
-- An import has finished when its new articles are written and its prices and stock count (or wait for their day); or when its file
-- could not be used. Stores' systems hear of it once (decision 167).
alter table import_run add column finished_at timestamptz;
update import_run set finished_at = coalesce(applied_at, created_at) where state in ('APPLIED', 'UNUSABLE');

-- New articles and changed ones are written by two jobs at once: whoever ends second finishes the import.
create function finish_import_run() returns trigger language plpgsql as $$
begin
  update import_run set finished_at = now() where id = new.id and finished_at is null and (state = 'UNUSABLE'
    or not exists (select from change_set where id = new.change_set_id and state = 'APPLYING'));
  return null;
end $$;
create trigger finish after update on import_run for each row
  when (old.state is distinct from new.state and new.state in ('APPLIED', 'UNUSABLE')) execute function finish_import_run();

create trigger finish_at_once after insert on import_run for each row
  when (new.state = 'UNUSABLE') execute function finish_import_run();

create function finish_import_run_of_set() returns trigger language plpgsql as $$
begin
  -- Waits for the other job's end: what it has written would not be seen before.
  perform from import_run where change_set_id = new.id for update;
  update import_run set finished_at = now() where change_set_id = new.id and state = 'APPLIED' and finished_at is null;
  return null;
end $$;
create trigger finish_import after update on change_set for each row
  when (new.source = 'IMPORT' and old.state = 'APPLYING' and new.state in ('SCHEDULED', 'APPLIED'))
  execute function finish_import_run_of_set();

create function send_webhooks_of_import() returns trigger language plpgsql as $$
begin
  perform send_webhooks(new.store_id, 'import.finished', jsonb_build_object('id', new.id, 'state', new.state));
  return null;
end $$;
create trigger send_webhooks after update on import_run for each row
  when (old.finished_at is null and new.finished_at is not null) execute function send_webhooks_of_import();
