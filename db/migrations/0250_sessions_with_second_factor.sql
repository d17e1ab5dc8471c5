-- additive
-- When a session has shown a second factor. Of an account with an authenticator app every session has: the others ended when it was
-- switched on. One that the version before opens meanwhile shows it once more where it is asked for.
alter table session add column second_factor_at timestamptz;
update session set second_factor_at = session.created_at
where impersonated_by is null
  and exists (select from totp where totp.account_id = session.account_id and confirmed_at is not null);
