-- Who applies may take the store back while operators look at it (decision 250).
alter table store_application drop constraint store_application_state_check,
  add constraint store_application_state_check
    check (state in ('PREPARING', 'SUBMITTED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'));
alter table store_application_step drop constraint store_application_step_kind_check,
  add constraint store_application_step_kind_check
    check (kind in ('SUBMITTED', 'ANSWERED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'));

-- Who has asked for a decision takes back what waits for it: it waits for nobody any more, and an operator who is late reads who was
-- first. False where an operator has decided.
create function withdraw_approval(of_kind text, target text, by uuid, at timestamptz) returns boolean language plpgsql as $$
begin
  update approval set state = 'SETTLED', decision = null, message = null, words = '{}', decided_by = by, decided_at = at, settled_at = at
  where kind = of_kind and target_id = target and state in ('OPEN', 'ASKED');
  return found;
end $$;
