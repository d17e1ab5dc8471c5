-- Not additive: the version before would write a credit note of nothing for aids that came back.
-- Transport aids (pallets, E2 boxes, roll containers) are exchanged: pieces without money, in the same account as empties (decision 201).
alter table empties_movement drop constraint empties_movement_cents_check;
alter table empties_movement add constraint empties_movement_cents_check check (cents >= 0);
