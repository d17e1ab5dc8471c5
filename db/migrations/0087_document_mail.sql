-- When its mail was written, so that one document has one mail.
alter table document add column mailed_at timestamptz;
