-- Whom each figure has counted. Figures of what people say in sums of many alone are made once more, by the rule that remembers this.
create table counted_answer (
  company_id text collate "C" not null references company (id),
  kind text collate "C" not null check (kind in ('exit', 'interviews', 'received', 'benefits')),
  figure text collate "C" not null,
  thing text collate "C" not null,
  primary key (company_id, kind, figure, thing)
);

drop table exit_batch;

delete from exit_figure;
alter table exit_figure add column made jsonb not null default '{}';
alter table exit_figure alter column made drop default;

delete from received_pay;

delete from benefit_figure;
alter table benefit_figure drop column counts;
alter table benefit_figure add column made json not null;
alter table benefit_figure add column notes json not null;

delete from interview_figure;

create table counted_pay (
  company_id text collate "C" not null references company (id),
  salary_id text collate "C" not null,
  counted integer not null,
  is_new boolean not null default true,
  primary key (company_id, salary_id)
);

delete from pay_slice;
delete from market_pay;
insert into stale_pay (company_id, designation_id) select distinct company_id, designation_id from salary where status = 'LIVE' on conflict do nothing;

-- A check-in waits for an hour that is drawn before it counts.
alter table salary add column told_due_at timestamptz;
create index salary_told_due on salary (told_due_at) where told_due_at is not null;

insert into stale_summary (company_id, summary) select company_id, 'reviews' from company_rating on conflict do nothing;
insert into stale_summary (company_id, summary) select distinct company_id, 'interviews' from interview on conflict do nothing;
insert into stale_summary (company_id, summary) select distinct company_id, 'benefits' from benefits on conflict do nothing;
insert into stale_summary (company_id, summary) select distinct company_id, 'salaries' from salary on conflict do nothing;
