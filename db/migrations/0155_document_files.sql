-- additive
-- The PDF of a document as it was issued (§ 14b UStG keeps the original). Written once; what draws it may change, this
-- does not. Documents from before have none until they are read for the first time.
create table document_file (
  number text primary key references document (number),
  pdf bytea not null,
  sha256 bytea not null,
  drawn_at timestamptz not null,
  constraint document_file_whole check (sha256 = sha256(pdf))
);
-- It is packed already.
alter table document_file alter column pdf set storage external;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % stays as it was written.', tg_table_name;
end $$;
create trigger document_file_stays before update or delete on document_file
  for each row execute function refuse_change();
