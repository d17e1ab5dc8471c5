-- additive
-- Words at the fields of a product that a decision is about, by their name in contract/range/content.ts.
alter table approval add column words jsonb not null default '{}';
-- How often something of a store was refused.
create index approval_of_store on approval (store_id, kind) where store_id is not null;
