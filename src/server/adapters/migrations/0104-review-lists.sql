-- Statement by statement.
-- The lists of reviews that are narrowed by a city or an industry and stand in an order, read from an index each.
create index if not exists review_by_city on review (company_id, city_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_helpful_of_industry on review (industry, best desc, id desc) where status = 'LIVE';

create index if not exists review_helpful_of_city on review (city_id, best desc, id desc) where status = 'LIVE' and shown_level >= 3;
