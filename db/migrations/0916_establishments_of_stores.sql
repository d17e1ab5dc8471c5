-- additive
-- Other states of the EU in which a store has establishments that it sells through: [{"isoCode": "AT", "taxId": "ATU12345678"}].
-- The yearly report of sellers names them (decision 176).
alter table store add column establishments jsonb not null default '[]' check (jsonb_typeof(establishments) = 'array');
