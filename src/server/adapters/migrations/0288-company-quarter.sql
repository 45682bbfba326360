-- Statement by statement.
-- Figures of several companies say how those count. What has one company for half or more of its people says that they are few, until it is made again.
update market_pay set figures = ((figures::jsonb - 'oneEmployer') || '{"companies": "few"}')::json where figures::jsonb ? 'oneEmployer';

-- Every job is judged once more: what is of the very people it was made of is made again, so that no company has more than a quarter.
insert into stale_market_pay (designation_id)
select distinct designation_id from market_pay where designation_id > 0 on conflict do nothing;
