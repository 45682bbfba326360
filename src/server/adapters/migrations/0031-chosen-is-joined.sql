-- Whoever chose a community while joining has joined it; what was kept of the choice besides is no longer needed.
with joined as (
  insert into membership (member, community_id)
  select member_ref, community.id from community_choice join community on type = community_type and url_name = community_choice.community_id
  on conflict do nothing returning membership.community_id)
insert into count_delta (thing, counter, change) select community_id, 8, 1 from joined;

drop table community_choice;
