-- Not additive: the doctor of the version before would report the seals of these invoices.
-- What the marketplace invoices stores for its commission, month by month (decision 196). Numbers have no gaps within a year.
create table commission_series (
  year integer primary key,
  count integer not null
);

-- The sums are negative in a credit note. `content` is what the page and its data say, never changed.
create table commission_invoice (
  number text primary key,
  store_id uuid not null references store,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  type text not null check (type in ('INVOICE', 'CREDIT_NOTE')),
  net_cents bigint not null,
  tax_cents bigint not null,
  gross_cents bigint not null check (gross_cents = net_cents + tax_cents),
  content jsonb not null,
  issued_at timestamptz not null,
  mailed_at timestamptz,
  unique (store_id, month)
);

-- Each booking of commission stands on one invoice, the rounding of the invoice's tax included.
create table commission_invoice_booking (
  booking_id uuid primary key references ledger_booking,
  number text not null references commission_invoice
);
create index commission_invoice_booking_of_invoice on commission_invoice_booking (number);

create table commission_invoice_file (
  number text primary key references commission_invoice,
  pdf bytea not null,
  sha256 bytea not null,
  drawn_at timestamptz not null,
  constraint commission_invoice_file_whole check (sha256 = sha256(pdf))
);

create trigger commission_invoice_file_stays before update or delete on commission_invoice_file
  for each row execute function refuse_change();
create trigger commission_invoice_file_stays_whole before truncate on commission_invoice_file execute function refuse_change();
create trigger commission_invoice_booking_stays before update or delete on commission_invoice_booking
  for each row execute function refuse_change();
create trigger commission_invoice_booking_stays_whole before truncate on commission_invoice_booking
  execute function refuse_change();
create trigger commission_invoice_stays_whole before truncate on commission_invoice execute function refuse_change();

-- Only that it was mailed is noted later.
create function refuse_changed_commission_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'mailed_at' = to_jsonb(old) - 'mailed_at' then
    return new;
  end if;
  raise exception 'commission invoice % stays as it was issued', old.number;
end $$;
create trigger commission_invoice_stays before update or delete on commission_invoice
  for each row execute function refuse_changed_commission_invoice();

-- Their files are links of the same chain as those of documents (decision 147).
alter table document_seal drop constraint document_seal_number_fkey;
create trigger seal_commission_invoice_file after insert on commission_invoice_file
  for each row execute function seal_document_file();

-- What waits for an invoice.
create index ledger_booking_of_commission on ledger_booking (store_id, booked_at) where kind = 'COMMISSION';

-- The rate of tax on the commission of a part of an order, frozen with its first booking: what comes back takes the same tax
-- back. Null of bookings from before.
alter table sub_order add column commission_tax_bp integer check (commission_tax_bp in (0, 1900));

-- The files for DATEV of payouts from before hold their commission; those of later ones leave it to its invoice. No row: all do.
create table commission_invoice_start (
  started_at timestamptz primary key
);
insert into commission_invoice_start (started_at) select now() where exists (select from payout where paid_at is not null);
