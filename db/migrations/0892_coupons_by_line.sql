-- additive
-- Codes that were made together are one line of the operators' list, and their first stands for it: a page is read from lines alone,
-- however many codes a line has.
alter table coupon add column is_first boolean not null default true;
update coupon c set is_first = false
where batch_id is not null and exists (select from coupon b where b.batch_id = c.batch_id and b.code < c.code);

-- Volatile, so that it sees the codes which the same statement has written before.
create function mark_first_coupon() returns trigger language plpgsql volatile as $$
begin
  new.is_first := new.batch_id is null or not exists (select from coupon c where c.batch_id = new.batch_id);
  return new;
end $$;
create trigger mark_first_coupon before insert on coupon for each row execute function mark_first_coupon();

create index coupon_lines_by_end on coupon (ends_at desc, code desc) where is_first;
create index coupon_lines_by_start on coupon (starts_at desc, code desc) where is_first;
create index coupon_lines_by_name on coupon (lower(coalesce(batch_name, code)), code) where is_first;
create index coupon_lines_of_store on coupon (store_id, ends_at desc, code desc) where is_first and store_id is not null;
create index coupon_by_beginning on coupon (code text_pattern_ops);
create index coupon_line_by_beginning on coupon (lower(batch_name) text_pattern_ops) where is_first and batch_name is not null;

-- Whom a line is for: every company, one that has not ordered yet, or those that are named.
alter table coupon add column audience text not null default 'ALL' check (audience in ('ALL', 'FIRST_ORDER', 'NAMED'));
create table coupon_buyer (
  buyer_id uuid not null references company,
  -- The code, or what names codes that were made together.
  line text not null,
  primary key (buyer_id, line)
);
create index coupon_buyer_of_line on coupon_buyer (line, buyer_id);
