-- additive
-- What a mail said is kept for a while after it was sent; what was attached is not.
alter table mail add column had_files boolean not null default false;
