-- additive
-- With what a session was opened, as its list shows it; null for sessions from before and for clients that do not say.
alter table session add column browser text;
alter table session add column system text;
-- The known device it was opened on, which is known no longer once somebody ends the session.
alter table session add column device_hash bytea;
