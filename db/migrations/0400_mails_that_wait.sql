-- additive
-- Counted each time the metrics are collected; sent mails stay in the table.
create index mail_waiting on mail (created_at) where sent_at is null;
