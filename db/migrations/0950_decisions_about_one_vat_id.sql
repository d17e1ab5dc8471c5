-- additive
-- Another VAT id is another question: what was decided, or is just being decided, about the one before says nothing of it.
create or replace function approve_vat_id() returns trigger language plpgsql as $$
begin
  if new.vat_id is not null and new.vat_id_status = 'UNCHECKED' and new.erased_at is null then
    if tg_op = 'UPDATE' and old.vat_id is distinct from new.vat_id then
      perform settle_approval('VAT_ID', new.id::text);
    end if;
    perform open_approval('VAT_ID', new.id::text, new.id, null, now() + interval '1 hour');
  else
    perform settle_approval('VAT_ID', new.id::text);
  end if;
  return null;
end $$;
