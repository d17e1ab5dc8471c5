-- additive
-- The letter of a reminder as it was sent; none of reminders before there were letters (decision 202).
alter table payment_reminder add column letter bytea;
