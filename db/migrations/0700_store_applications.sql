-- Not additive: the version before would list a store that is being set up.
-- How a company comes to have a store (decision 185). A store in SETUP is shown nowhere in the shop.
alter table store drop constraint store_status_check,
  add constraint store_status_check check (status in ('ACTIVE', 'PAUSED', 'SETUP'));

create table store_application (
  store_id uuid primary key references store (id),
  -- Who has applied; also accepted the terms at that moment.
  account_id uuid not null,
  -- Root categories that it wants to sell of.
  sells text[] not null,
  state text not null check (state in ('PREPARING', 'SUBMITTED', 'QUESTION', 'REFUSED', 'OPENED')),
  applied_at timestamptz not null,
  opened_at timestamptz,
  check ((state = 'OPENED') = (opened_at is not null))
);
-- A person sets up one store after the other.
create index store_application_of_account on store_application (account_id) where state <> 'OPENED';

-- What store and operators have written to each other about it, and each step that was taken.
create table store_application_step (
  store_id uuid not null references store_application (store_id),
  id uuid not null,
  kind text not null check (kind in ('SUBMITTED', 'ANSWERED', 'QUESTION', 'REFUSED', 'OPENED')),
  text text not null,
  -- Of the store; null for the marketplace.
  account_id uuid,
  at timestamptz not null,
  primary key (store_id, id)
);

-- No product of a store in SETUP is on sale, whoever writes it: what was approved waits until the store opens. The lock lets
-- an approval and the opening at the same moment follow each other.
create function hold_product_in_setup() returns trigger language plpgsql as $$
begin
  if exists (select from store where id = new.store_id and status = 'SETUP') then
    if (select status from store where id = new.store_id for share) = 'SETUP' then
      new.status := 'PAUSED';
    end if;
  end if;
  return new;
end $$;
create trigger hold_product_in_setup before insert or update of status on product for each row
  when (new.status = 'ACTIVE') execute function hold_product_in_setup();

-- What was asked is answered: it waits for an operator again.
create function reopen_approval(about text, target text, due timestamptz) returns void language sql as $$
  update approval set state = 'OPEN', decision = null, message = null, words = '{}', decided_by = null, decided_at = null, due_at = due
  where kind = about and target_id = target and state = 'ASKED'
$$;
