-- Not additive: the version before would erase a ticket and leave its files.
-- A file came from a buyer, from a store, or with a mail into a ticket.
alter table attachment add column ticket_id uuid;
alter table attachment drop constraint attachment_check;
alter table attachment add check (num_nonnulls(buyer_id, store_id, ticket_id) = 1);
create index attachment_of_ticket on attachment (ticket_id) where ticket_id is not null;
-- Of the mail that opened it: what came along and is not stored.
alter table ticket add column file_names text[] not null default '{}';
