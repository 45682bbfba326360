-- Statement by statement.
-- What badges of companies are made of is counted every hour, and followers of a company are those of its community, which counts on from what stood on the company's page.
create table if not exists company_activity (
  company_id text collate "C" primary key references company (id) on delete cascade,
  things_count integer not null,
  is_among_most boolean not null,
  reviews_count integer not null,
  answered_count integer not null
);

update community set followers_count = greatest(community.followers_count, company.followers_count) from company
  where community.type = 'company' and community.url_name = company.url_name and community.followers_count < company.followers_count;

-- News of companies. Who follows a company is in no row, so that news is read by those who do, with a number up to which a browser has shown it.
create table if not exists company_news (
  id text collate "C" not null,
  company_id text collate "C" not null references company (id) on delete cascade,
  title text not null,
  noted_on date not null,
  place integer not null generated always as identity,
  primary key (company_id, id)
);

create index if not exists company_news_newest on company_news (company_id, place desc);

create index if not exists company_news_by_day on company_news (noted_on);
