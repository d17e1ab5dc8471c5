-- additive
-- Reckoned once, when the ticket comes, by the working days of all deadlines. Older tickets get what their figure counted by.
alter table ticket add column answer_due_at timestamptz;
update ticket set answer_due_at = (case extract(isodow from created_at at time zone 'Europe/Berlin')
    when 5 then (created_at at time zone 'Europe/Berlin') + interval '3 days'
    when 6 then date_trunc('day', created_at at time zone 'Europe/Berlin') + interval '3 days'
    when 7 then date_trunc('day', created_at at time zone 'Europe/Berlin') + interval '2 days'
    else (created_at at time zone 'Europe/Berlin') + interval '1 day' end) at time zone 'Europe/Berlin';
