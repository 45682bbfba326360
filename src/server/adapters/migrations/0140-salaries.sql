-- Statement by statement.
-- What jobs pay, each salary with a key of its own, and the figures made of them.
create table if not exists salary (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  version integer not null default 0,
  posted_at timestamptz not null,
  due_at timestamptz,
  designation_id integer not null,
  city_id integer not null,
  experience_years smallint not null,
  employment text collate "C" not null,
  is_current boolean not null,
  currency text collate "C" not null default 'INR',
  fixed bigint not null,
  variable bigint not null default 0,
  stock_type text collate "C",
  vesting_period smallint,
  stock bigint not null default 0,
  yearly_stock bigint not null generated always as (case when stock_type = 'rsus' then round(stock::numeric / coalesce(vesting_period, 4))::bigint else 0 end) stored,
  band smallint not null generated always as (case when experience_years < 1 then 1 when experience_years < 3 then 2 when experience_years < 5 then 3
    when experience_years < 8 then 4 when experience_years < 12 then 5 when experience_years < 15 then 6 else 7 end) stored,
  bin smallint not null generated always as (floor(ln(greatest(1, fixed + variable + case when stock_type = 'rsus' then round(stock::numeric / coalesce(vesting_period, 4))::bigint else 0 end)::double precision
    / case when currency = 'USD' then 1000 else 60000 end) / ln(1.005::double precision) + 1e-9)::smallint) stored,
  primary key (company_id, id)
);

create index if not exists salary_of_author on salary (author_ref);

create index if not exists salary_due on salary (due_at) where due_at is not null;

create index if not exists salary_of_job on salary (company_id, designation_id) where status = 'LIVE';

create index if not exists salary_of_designation on salary (designation_id) where status = 'LIVE';

create table if not exists pay_slice (
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  city_id integer not null default 0,
  band smallint not null default 0,
  employment text collate "C" not null default '',
  currency text collate "C" not null default 'INR',
  department_id integer not null default 0,
  counted integer not null,
  people integer not null,
  median bigint not null,
  figures json not null,
  primary key (company_id, designation_id, city_id, band, employment, currency)
);

create index if not exists pay_slice_of_company on pay_slice (company_id, city_id, band, people desc, designation_id) where designation_id > 0;

create index if not exists pay_slice_of_designation on pay_slice (designation_id, city_id, band, people desc, company_id) where designation_id > 0;

create table if not exists market_pay (
  department_id integer not null,
  designation_id integer not null default 0,
  city_id integer not null default 0,
  city_class text collate "C" not null default '',
  band smallint not null default 0,
  employment text collate "C" not null default '',
  currency text collate "C" not null default 'INR',
  counted integer not null,
  people integer not null,
  median bigint not null,
  figures json not null,
  primary key (department_id, designation_id, city_id, city_class, band, employment, currency)
);

create index if not exists market_pay_of_designation on market_pay (designation_id, city_id, city_class, band) where designation_id > 0;

create index if not exists market_pay_most on market_pay (city_id, band, people desc, designation_id) where designation_id > 0 and city_class = '' and employment = '' and currency = 'INR';

create table if not exists stale_pay (
  company_id text collate "C" not null references company (id),
  designation_id integer not null,
  primary key (company_id, designation_id)
);

create table if not exists stale_market_pay (
  designation_id integer primary key
);
