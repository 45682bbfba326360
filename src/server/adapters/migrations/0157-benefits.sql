-- Statement by statement.
-- What employees get at companies beside their pay, as they say it, each by a key of its own, and the figures made of it.
create table if not exists benefits (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  note text not null,
  note_on text collate "C",
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index if not exists benefits_by_id on benefits (id);

create unique index if not exists benefits_by_author on benefits (company_id, author_ref);

create index if not exists benefits_of_author on benefits (author_ref);

create index if not exists benefits_due on benefits (due_at) where due_at is not null;

create index if not exists benefits_noted on benefits (company_id, note_on, posted_at desc, id desc) where status = 'LIVE' and note_on is not null;

create table if not exists benefit_answer (
  company_id text collate "C" not null references company (id),
  benefits_id text collate "C" not null,
  benefit text collate "C" not null,
  is_given boolean not null,
  primary key (company_id, benefits_id, benefit)
);

create table if not exists benefit_figure (
  company_id text collate "C" not null references company (id),
  people integer not null,
  counts json not null,
  primary key (company_id)
);
