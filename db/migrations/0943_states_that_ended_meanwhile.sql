-- additive
-- What ended while 0942 read is done by now.
delete from audit_state t where exists (select from audit_entry x where x.ends_id = t.id and x.state = 'DONE');
