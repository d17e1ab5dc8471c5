create sequence ticket_number start 100001;

-- A message of the contact form. No address of the sender's machine is kept.
create table ticket (
  id uuid primary key,
  ticket_number text not null unique,
  subject text not null check (subject in
    ('ONLINE_ORDER', 'RETURN_AND_EXCHANGE', 'DELIVERY_STATUS', 'PRODUCT_INFORMATION', 'PRESS_INQUIRY', 'OTHER')),
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  -- As the sender typed them: they may name nothing, or what belongs to somebody else.
  order_number text,
  sku_id text,
  -- Who was signed in.
  account_id uuid,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null
);
create index ticket_newest on ticket (created_at desc);
create index ticket_by_account on ticket (account_id) where account_id is not null;
