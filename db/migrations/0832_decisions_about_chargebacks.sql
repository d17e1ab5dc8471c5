-- additive
-- What operators do about a chargeback: the bank gets evidence, or the money is left to it. That it came back is the provider's word.
alter table chargeback add column decision text, add column decided_at timestamptz;
alter table chargeback add constraint chargeback_decision check (decision in ('CONTESTED', 'ACCEPTED')) not valid;
alter table chargeback validate constraint chargeback_decision;
alter table chargeback add constraint chargeback_decided check ((decision is null) = (decided_at is null)) not valid;
alter table chargeback validate constraint chargeback_decided;
