-- Statement by statement.
-- Photos of companies, sent some at a time, each sending with a key of its own.
create table if not exists photo_set (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  album text collate "C" not null,
  captions text not null,
  pictures_count smallint not null,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index if not exists photo_set_by_id on photo_set (id);

create unique index if not exists photo_set_by_author on photo_set (company_id, author_ref);

create index if not exists photo_set_of_author on photo_set (author_ref);

create index if not exists photo_set_due on photo_set (due_at) where due_at is not null;

create index if not exists photo_set_newest on photo_set (company_id, posted_at desc, id desc) where status = 'LIVE';

create table if not exists company_photo (
  company_id text collate "C" not null references company (id),
  photo_set_id text collate "C" not null,
  place smallint not null,
  id text collate "C" not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  small bytea,
  primary key (company_id, photo_set_id, place)
);

create index if not exists company_photo_by_id on company_photo (id);

-- Photos are counted from now on, and were made up before.
update company set photos_count = 0 where photos_count <> 0;
