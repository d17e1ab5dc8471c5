-- additive
-- Documents never printed what a buyer calls an address or how to deliver there; what is stored of it would outlive an erasure.
update document
set content = content #- '{billing,label}' #- '{billing,deliveryNotes}' #- '{delivery,label}' #- '{delivery,deliveryNotes}'
where content->'billing' ?| array['label', 'deliveryNotes'] or content->'delivery' ?| array['label', 'deliveryNotes'];
