-- additive
-- What a mail server reports of a mail that was sent (RFC 3464): when it came back, or since when it is delayed, with the
-- status (RFC 3463) and the words of the last report.
alter table mail add column bounced_at timestamptz;
alter table mail add column delayed_at timestamptz;
alter table mail add column report_status text;
alter table mail add column report_reason text;
create index mail_bounced on mail (created_at desc, id desc) where bounced_at is not null;
