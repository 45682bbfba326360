-- The employment of a job goes by the words of the specification, freelancers among them, in the order of `employment-type.ts`.
create or replace function job_facets(designation_id integer, city_ids integer[], skill_ids integer[], workplace text, employment text, industry text,
  experience_from smallint, experience_to smallint, pay_from bigint, pay_to bigint)
returns integer[] language sql immutable parallel safe as $$
  select array_remove(
    array[
      (1 << 24) + designation_id,
      (4 << 24) + array_position(array['office', 'hybrid', 'remote'], workplace),
      (5 << 24) + array_position(array['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'], employment),
      hashtext(industry) | (1 << 31),
      (7 << 24) + coalesce(experience_from, 0),
      (8 << 24) + coalesce(experience_to, 40)
    ]
      || array(select (2 << 24) + city from unnest(city_ids) as cities (city))
      || array(select (3 << 24) + skill from unnest(skill_ids) as skills (skill))
      || array(select (6 << 24) + place::integer
        from unnest(array[0, 3, 6, 10, 15, 25, 50, 100], array[3, 6, 10, 15, 25, 50, 100, null]) with ordinality as steps (low, high, place)
        where coalesce(pay_to, pay_from) >= low * 100000::bigint and (high is null or coalesce(pay_from, pay_to) < high * 100000::bigint)),
    null)
$$;

-- Of every row, so that its facets are found again by the new order.
update job set employment = case employment when 'full-time' then 'fulltime' when 'part-time' then 'parttime' when 'contract' then 'contractual' else employment end;

update job_option set option = case option when 'full-time' then 'fulltime' when 'part-time' then 'parttime' when 'contract' then 'contractual' else option end
where kind = 'employment';
