-- Not additive: an older version knows no such document and could not list it.
alter table document drop constraint document_type_check;
alter table document add constraint document_type_check check (type in ('INVOICE', 'CREDIT_NOTE', 'DELIVERY_NOTE'));
alter table document_issuer add column delivery_notes integer not null default 0;
