-- additive
-- An answer that names no reply address belongs to a ticket of the same writer.
create index ticket_by_email on ticket (lower(email));
