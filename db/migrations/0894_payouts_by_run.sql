-- additive
-- A store's payouts in the order of their runs, which their numbers name: A<run>-<place>.
create index payout_of_store on payout (store_id, (split_part(substr(number, 2), '-', 1)::bigint), id);
