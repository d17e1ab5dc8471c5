-- additive
-- The hash of each issued file a second time, in a chain: whoever changes a file and its hash as the owner of the database breaks
-- it (decision 147).
create table document_seal (
  position bigint primary key,
  number text not null references document (number),
  -- 'PDF', or that of the XML.
  format text not null,
  sha256 bytea not null,
  -- Of the seal before, the name of the file and its own hash.
  hash bytea not null,
  unique (number, format)
);

create function seal_hash(former bytea, number text, format text, file bytea) returns bytea language sql immutable as $$
  select sha256(coalesce(former, '') || convert_to(number || ' ' || format || ' ', 'UTF8') || file)
$$;

create function seal_document_file() returns trigger language plpgsql as $$
declare
  last_seal document_seal;
  format text := coalesce(to_jsonb(new) ->> 'format', 'PDF');
begin
  perform pg_advisory_xact_lock(hashtext('tresen document seal'));
  select * into last_seal from document_seal order by position desc limit 1;
  insert into document_seal (position, number, format, sha256, hash)
  values (coalesce(last_seal.position, 0) + 1, new.number, format, new.sha256,
    seal_hash(last_seal.hash, new.number, format, new.sha256));
  return null;
end $$;

do $$
declare
  file record;
  former bytea;
  place bigint := 0;
begin
  for file in
    select number, 'PDF' as format, sha256, drawn_at as at from document_file
    union all select number, format, sha256, made_at from document_xml order by at, number, format
  loop
    place := place + 1;
    former := seal_hash(former, file.number, file.format, file.sha256);
    insert into document_seal values (place, file.number, file.format, file.sha256, former);
  end loop;
end $$;

create trigger seal_document_file after insert on document_file for each row execute function seal_document_file();
create trigger seal_document_xml after insert on document_xml for each row execute function seal_document_file();
create trigger document_seal_stays before update or delete on document_seal for each row execute function refuse_change();
create trigger document_seal_stays_whole before truncate on document_seal execute function refuse_change();
create trigger document_file_stays_whole before truncate on document_file execute function refuse_change();
create trigger document_xml_stays_whole before truncate on document_xml execute function refuse_change();
