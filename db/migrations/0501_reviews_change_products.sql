-- additive
-- What is shown of a product's reviews is cached with it: a review that comes, is hidden or answered is a change of the product (decision 129).

create trigger shelf_insert after insert on review
  referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on review
  referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_delete after delete on review
  referencing old table as changed for each statement execute function note_changed_goods();
