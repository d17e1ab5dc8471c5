-- additive
-- What was written before the trigger of 0941; what is refused meanwhile is noted by it, and wins. What is done meanwhile goes with 0943.
insert into audit_state (id, at, state)
select e.id, e.at, coalesce(x.state, e.state) from audit_entry e left join audit_entry x on x.ends_id = e.id
where e.ends_id is null and coalesce(x.state, e.state) <> 'DONE'
on conflict (id) do nothing;
