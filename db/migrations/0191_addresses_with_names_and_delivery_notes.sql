-- additive
-- What the buyer calls an address, and what who delivers has to know there; empty where nothing is said.
alter table address
  add column label text not null default '' check (char_length(label) <= 60),
  add column delivery_notes text not null default '' check (char_length(delivery_notes) <= 300);
