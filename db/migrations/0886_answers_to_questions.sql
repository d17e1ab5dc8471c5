-- additive
-- Where an answer by mail to a question about an approval comes back to: the ticket that it opens has the same token.
alter table approval add column reply_token text;
create unique index approval_by_token on approval (reply_token) where reply_token is not null;
