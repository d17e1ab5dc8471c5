-- additive
-- A post is found by how each word of its title, topic, author or address begins, as companies and products are.
create function post_words(content jsonb) returns tsvector language plpgsql immutable cost 1000 as $$
begin
  return public.company_words(concat_ws(' ', content -> 'de' ->> 'title', content -> 'en' ->> 'title', content -> 'de' ->> 'topic',
    content -> 'en' ->> 'topic', content ->> 'author', content ->> 'path'));
end $$;
-- Holds up writes of post_draft: some thousand posts at most, read in a moment.
create index post_draft_by_words on post_draft using gin (post_words(content));
analyze post_draft;
