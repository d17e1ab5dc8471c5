-- additive
alter table impersonation_code add column ticket_number text;
