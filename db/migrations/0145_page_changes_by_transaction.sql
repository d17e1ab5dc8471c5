-- additive
-- A follower that remembers its last snapshot finds exactly what became visible since, also after an outage or when a
-- transaction lasts longer than others (as shelf_change does). Pages may show the older state of what may be stale for a
-- moment; everything else must not be shown any more. An older version that runs beside writes rows of the second kind.
alter table page_change
  add column xid xid8 not null default pg_current_xact_id(),
  add column may_be_stale boolean not null default false;
create index page_change_by_transaction on page_change (xid);
