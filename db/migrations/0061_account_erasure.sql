-- An erased account stays as a number that orders and invoices point at; nothing in it tells who it was.
alter table account add column erased_at timestamptz;
