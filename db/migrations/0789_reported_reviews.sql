-- additive
-- A store reports a review, once; what it reports waits for an operator and stays where it is until then (decision 225).
alter table review add column reported_at timestamptz, add column report_reason text, add column report_words text not null default '';
alter table review add constraint review_reported check ((reported_at is null) = (report_reason is null)) not valid;
alter table review validate constraint review_reported;
alter table review add constraint review_report_reason check (report_reason in ('PERSON', 'UNRELATED', 'INSULT', 'ADVERTISING')) not valid;
alter table review validate constraint review_report_reason;

create or replace function approve_review() returns trigger language plpgsql as $$
begin
  if (not new.is_shown and new.moderated_at is null)
    or (new.is_shown and new.reported_at is not null and (new.moderated_at is null or new.moderated_at < new.reported_at)) then
    perform open_approval('REVIEW', new.id::text, new.buyer_id, new.store_id, now());
  else
    perform settle_approval('REVIEW', new.id::text);
  end if;
  return null;
end $$;
create trigger approve_reported_review after update of reported_at on review for each row
  when (old.reported_at is distinct from new.reported_at) execute function approve_review();
