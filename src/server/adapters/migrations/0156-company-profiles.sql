-- Statement by statement.
-- What companies say of themselves, their offices, and the companies that belong to them.
alter table company_location add column if not exists address text;

alter table company_location add column if not exists phone text;

alter table company_location add column if not exists employees smallint;

alter table company_location add column if not exists teams jsonb not null default '[]';

create table if not exists company_profile (
  company_id text collate "C" primary key references company (id) on delete cascade,
  is_claimed boolean not null default false,
  sections jsonb not null default '{}',
  updated_on date not null,
  version integer not null default 1
);

create table if not exists company_relation (
  company_id text collate "C" not null references company (id) on delete cascade,
  other_id text collate "C" not null,
  relation text not null,
  primary key (company_id, other_id)
);

create index if not exists company_relation_by_other on company_relation (other_id);

create table if not exists company_picture (
  company_id text collate "C" not null references company (id) on delete cascade,
  image_id text collate "C" not null references image (id),
  primary key (company_id, image_id)
);

create index if not exists company_picture_by_image on company_picture (image_id);
