-- Statement by statement.
-- What people say of single things in the reviews of a company. Quotes are places in reviews, so that none outlives the review it stands in.
create table if not exists review_topic (
  company_id text collate "C" not null references company (id),
  topic text collate "C" not null,
  people integer not null,
  likes integer not null,
  dislikes integer not null,
  first_quarter text collate "C" not null,
  last_quarter text collate "C" not null,
  primary key (company_id, topic)
);

create table if not exists review_quote (
  company_id text collate "C" not null references company (id),
  topic text collate "C" not null,
  side text collate "C" not null,
  place smallint not null,
  review_id text collate "C" not null,
  version integer not null,
  start smallint not null,
  length smallint not null,
  primary key (company_id, topic, side, place)
);

create index if not exists review_quote_of_review on review_quote (review_id);
