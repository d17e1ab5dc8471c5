-- additive
-- Pictures that operators put into content. The token is the address; nothing else is needed to see one.
create table upload (
  token text primary key check (token ~ '^[0-9a-f]{40}$'),
  -- As the file was called.
  name text not null,
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null
);
create index upload_newest on upload (uploaded_at desc, token);

-- The post as it is written, beside the one that is shown (`post`), under the same id (decision 148).
create table post_draft (
  post_id uuid primary key,
  -- PostContent of contract/operator/post-content.ts
  content jsonb not null,
  -- Goes up with each save, so that nobody writes over what they have not seen.
  version integer not null default 1 check (version > 0),
  state text not null check (state in ('DRAFT', 'REVIEW', 'PLANNED', 'LIVE', 'WITHDRAWN')),
  -- When it is planned to be shown; of a live one since when.
  starts_at timestamptz,
  ends_at timestamptz,
  check (ends_at > starts_at),
  check (state <> 'PLANNED' or starts_at is not null),
  -- Who has written it since it was last published.
  authors uuid[] not null default '{}',
  -- Who has planned or published it: in whose name it is shown, and taken away, at its minute.
  decided_by uuid,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid
);
create index post_draft_newest on post_draft (saved_at desc, post_id);
create index post_draft_planned on post_draft (starts_at) where state = 'PLANNED';
create unique index post_draft_address on post_draft ((content ->> 'path')) where state = 'PLANNED';

create table post_version (
  post_id uuid not null references post_draft (post_id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  kind text not null check (kind in ('SUBMITTED', 'PLANNED', 'PUBLISHED', 'WITHDRAWN', 'RESTORED')),
  starts_at timestamptz,
  ends_at timestamptz,
  reason text,
  at timestamptz not null,
  account_id uuid,
  primary key (post_id, number)
);

-- Addresses a post had before; they lead to the present one.
create table post_former_path (
  path text primary key,
  post_id uuid not null
);

-- `picture` may also name its folder: 'uploads/…'. The version before shows posts without what is new here.
alter table post
  add column ends_at timestamptz,
  add column seo_title_de text not null default '',
  add column seo_title_en text not null default '',
  add column seo_text_de text not null default '',
  add column seo_text_en text not null default '',
  -- Goods inside of the text: [{"at": place in the HTML, "title", "skuIds"}]
  add column goods_rows_de jsonb not null default '[]',
  add column goods_rows_en jsonb not null default '[]';
create index post_ending on post (ends_at) where ends_at is not null;

-- A post that waits for somebody's word stands in the queue of decisions (decision 86).
create function approve_post() returns trigger language plpgsql as $$
begin
  if new.state = 'REVIEW' then
    perform open_approval('POST', new.post_id::text, null, null, now());
  else
    perform settle_approval('POST', new.post_id::text);
  end if;
  return null;
end $$;
create trigger approve_post after update of state on post_draft for each row
  when (old.state is distinct from new.state) execute function approve_post();
create trigger approve_new_post after insert on post_draft for each row
  when (new.state = 'REVIEW') execute function approve_post();

-- What a link shows of drafts, for seven days (decision 149).
create table preview (
  token_hash bytea primary key,
  kind text not null check (kind in ('POST', 'FRONT_PAGE', 'COLLECTION')),
  -- The post's id, the collection's slug; '' for the front page.
  target_id text not null,
  -- The moment that is shown; null for now.
  shown_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index preview_expired on preview (expires_at);

-- Until when pages have been turned over by what begins and ends by time (api/turn-pages.ts); one row.
create table page_turn (
  is_only boolean primary key default true check (is_only),
  turned_until timestamptz not null
);
insert into page_turn (turned_until) values (now());
