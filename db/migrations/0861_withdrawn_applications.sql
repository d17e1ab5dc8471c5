-- additive
-- Who applies may take the store back while operators look at it (decision 250).
alter table store_application drop constraint store_application_state_check,
  add constraint store_application_state_check
    check (state in ('PREPARING', 'SUBMITTED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'));
alter table store_application_step drop constraint store_application_step_kind_check,
  add constraint store_application_step_kind_check
    check (kind in ('SUBMITTED', 'ANSWERED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'));
