create table company_reply (
  company_id text collate "C" not null,
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  posted_at timestamptz not null,
  about_id text collate "C" not null,
  nth smallint not null,
  text text not null,
  replied_on date not null,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index company_reply_by_id on company_reply (id);
create index company_reply_of_author on company_reply (author_ref);
create unique index company_reply_about on company_reply (company_id, about_id, nth);
create index company_reply_gone on company_reply (id) where status <> 'LIVE';

insert into company_reply (company_id, id, author_ref, posted_at, about_id, nth, text, replied_on)
select company_id, substr(md5(random()::text || id), 1, 16), 'desk-of-' || company_id,
  coalesce((select min(written_on) from reply_version where reply_version.company_id = review.company_id and review_id = review.id), replied_on)::timestamp at time zone 'UTC',
  id, 1, reply, replied_on
from review where replied_on is not null;

alter table reply_version add column company_reply_id text collate "C";
update reply_version set company_reply_id = company_reply.id
from company_reply where company_reply.company_id = reply_version.company_id and about_id = review_id;
delete from reply_version where company_reply_id is null;
alter table reply_version drop constraint reply_version_pkey, drop column review_id, alter column company_reply_id set not null,
  add primary key (company_id, company_reply_id, version);

alter table review drop column reply, drop column replied_on;
