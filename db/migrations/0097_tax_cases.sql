-- Sums tell why they bear tax, and which part of each rate's base is shipping. Until now shipping bore the one rate of its
-- goods, or 19 % with several: the highest line there is.
create function with_tax_case(totals jsonb) returns jsonb language sql immutable as $$
  select totals || jsonb_build_object('taxCase', 'DOMESTIC', 'taxLines', (
    select coalesce(jsonb_agg(line || jsonb_build_object('shipping',
        case when place = jsonb_array_length(totals -> 'taxLines') then totals -> 'shipping' else '0' end)
      order by place), '[]')
    from jsonb_array_elements(totals -> 'taxLines') with ordinality as lines (line, place)))
$$;
update orders set totals = with_tax_case(totals);
update sub_order set totals = with_tax_case(totals);
update refund set totals = with_tax_case(totals);
-- Orders that wait for their payment.
update checkout c set draft = draft || jsonb_build_object(
  'totals', with_tax_case(draft -> 'totals'),
  'buyerVatId', (select vat_id from account where id = c.buyer_id),
  'stores', (
    select jsonb_agg(store || jsonb_build_object('totals', with_tax_case(store -> 'totals')) order by place)
    from jsonb_array_elements(draft -> 'stores') with ordinality as stores (store, place)))
where draft is not null;
drop function with_tax_case(jsonb);

-- When the register of the authorities was asked, or an operator decided, about the VAT id.
alter table account add column vat_id_checked_at timestamptz;
