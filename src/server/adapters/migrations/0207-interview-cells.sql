-- Figures of interviews are made once more, by the rule under which each story is counted in one cell: with its job, or with others.
delete from interview_figure;
delete from counted_answer where kind = 'interviews';
insert into stale_summary (company_id, summary) select distinct company_id, 'interviews' from interview on conflict do nothing;
