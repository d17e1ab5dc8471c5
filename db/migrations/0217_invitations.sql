-- additive
-- Who may join a company. The token is made when the mail is sent, so that no job holds it; null until then.
create table invitation (
  id uuid primary key,
  company_id uuid not null references company,
  email text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'),
  invited_by uuid not null references account on delete cascade,
  language text not null check (language in ('de', 'en')),
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index invitation_of_company on invitation (company_id, lower(email));
create index invitation_by_email on invitation (lower(email));
create index invitation_ended on invitation (expires_at);
