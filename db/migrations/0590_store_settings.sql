-- Not additive: an older version knows fewer kinds of things that members of a store do.
-- What a store sets itself (decision 161). Each part has a version of its own: two people of a store may change different parts at
-- the same time, and are told where it is the same one.
alter table store add column part_versions jsonb not null default '{}';
-- In the store's own words; empty where the shop's own say enough.
alter table store add column returns_de text not null default '';
alter table store add column returns_en text not null default '';
-- Registered packaging (§ 9 VerpackG): 'DE' and 13 digits; until when it was shown.
alter table store add column lucid text check (lucid ~ '^DE\d{13}$');
alter table store add column lucid_until date;
alter table store_activity drop constraint store_activity_target_kind_check,
  add constraint store_activity_target_kind_check check (target_kind in ('PRODUCT', 'CHANGE_SET', 'STORE')) not valid;
