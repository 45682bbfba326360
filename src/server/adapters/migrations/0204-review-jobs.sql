-- Parts of a job that readers are not shown lie sealed in the row of a review, and a review knows how much of a job it was ever counted for.
-- A migration has no key: the figures of each company seal what is still in clear, as they do with any such row. What is shown today stays.
alter table review add column sealed_job text collate "C";
alter table review add column counted_level smallint not null default 0;

update review set counted_level = shown_level where shown_level > 0;

create index review_waiting on review (company_id, id) where sealed_job is not null;

insert into stale_summary (company_id, summary) select distinct company_id, 'reviews' from review on conflict do nothing;
