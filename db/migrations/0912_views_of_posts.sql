-- additive
-- How often a post was opened, by the day; never by whom.
create table post_view (
  post_id uuid not null references post_draft (post_id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (post_id, day)
);
create index post_view_by_day on post_view (day);

-- The list of posts by its order, alone, by state and by the topic in either language; which of them begin within some days.
drop index post_draft_newest;
create index post_draft_newest on post_draft (saved_at desc, post_id desc);
create index post_draft_of_state on post_draft (state, saved_at desc, post_id desc);
create index post_draft_of_topic_de on post_draft ((content -> 'de' ->> 'topic'), saved_at desc, post_id desc);
create index post_draft_of_topic_en on post_draft ((content -> 'en' ->> 'topic'), saved_at desc, post_id desc);
create index post_draft_by_start on post_draft (starts_at) where starts_at is not null;
