-- Statement by statement.
-- What the reviews of a company come to is made with its figures, so all that have figures are to be made anew once.
insert into stale_summary (company_id, summary) select company_id, 'reviews' from company_rating on conflict do nothing;
