-- additive
-- Why an operator acts as a buyer, and whether with writing; both null in what the version before makes, which then only reads.
alter table impersonation_code add column reason text;
alter table impersonation_code add column may_write boolean;
alter table session add column impersonation_reason text;
alter table session add column may_write boolean;
