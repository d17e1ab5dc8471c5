-- additive
-- Where a member has notices of one kind go besides the bell (decision 249); without a row as their role has it.
create table notice_choice (
  membership_id uuid not null references membership on delete cascade,
  kind text not null,
  way text not null check (way in ('STORE', 'MAIL', 'BELL')),
  primary key (membership_id, kind)
);
