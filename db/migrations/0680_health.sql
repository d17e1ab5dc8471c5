-- additive
-- How calls to the payment provider ended, by minute and for all processes together. Its silence stands nowhere else.
create table provider_call (
  minute timestamptz primary key,
  answered integer not null,
  failed integer not null,
  last_answer_at timestamptz,
  first_failure_at timestamptz,
  last_failure_at timestamptz
);

-- One reading of each line of the health, every five minutes; both are deleted after a week.
create table health_sample (
  kind text not null,
  at timestamptz not null,
  state text not null check (state in ('GOOD', 'WARNING', 'BAD', 'UNKNOWN')),
  value double precision,
  primary key (kind, at)
);
create index health_sample_by_time on health_sample (at);
