-- additive

-- The first message stays in the ticket; what follows stands in ticket_message.
alter table ticket
  add column state text not null default 'OPEN' check (state in ('OPEN', 'WAITING', 'CLOSED', 'SPAM')),
  -- The operator who looks after it.
  add column owner_id uuid,
  -- Since when somebody waits: OPEN the writer, WAITING the marketplace; since when it is closed or spam.
  add column waits_since timestamptz not null default now(),
  add column version integer not null default 0,
  -- The operator who has changed it last; null for the writer.
  add column changed_by uuid,
  add column first_answered_at timestamptz,
  -- 160 random bits of the address that answers come back to; null until there is one.
  add column reply_token text unique check (reply_token ~ '^[0-9a-f]{40}$'),
  -- Of the mail that opened it; null for the contact form.
  add column message_id text unique,
  -- What that mail called itself.
  add column title text;

update ticket set waits_since = created_at;

create index ticket_waiting on ticket (state, waits_since, id);
create index ticket_by_waiting on ticket (waits_since, id);

create table ticket_message (
  id uuid primary key,
  ticket_id uuid not null references ticket (id) on delete cascade,
  direction text not null check (direction in ('IN', 'OUT')),
  -- Written by a machine, as an absence notice or a bounce is: it changes nothing about the ticket.
  is_automatic boolean not null default false,
  -- The address a mail came from; null for an answer.
  sender text,
  -- The operator who has answered.
  author_id uuid,
  words text not null,
  -- Where the words are without what they quoted: all of it.
  whole text,
  -- Files that came along, which are not stored.
  file_names text[] not null default '{}',
  at timestamptz not null,
  -- Of the mail that came in.
  message_id text unique,
  check ((direction = 'IN') = (sender is not null))
);
create index ticket_message_by_ticket on ticket_message (ticket_id, at, id);

-- Where answers go, what the mail itself answers, and whether a person has written it.
alter table mail add column reply jsonb;
