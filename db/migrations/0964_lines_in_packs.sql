-- additive
-- Whether the quantities of a line count packs of several pieces: the unit it was written with (UN/ECE XPK) says so. Lines of
-- before count pieces.
create function is_pack(line order_line) returns boolean language sql immutable as $$
  select line.unit_code is not distinct from 'XPK'
$$;
