-- Statement by statement.
-- What interviews at companies are like, each story with a key of its own, the figures made of them, and the questions that were asked.
create table if not exists interview (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  designation_id integer,
  experience text collate "C" not null,
  outcome text collate "C" not null,
  source text collate "C",
  college_id integer,
  hardness text collate "C" not null,
  story text not null,
  tips text not null,
  questions text not null,
  unpaid_hours smallint,
  asked_version integer not null default -1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index if not exists interview_by_id on interview (id);

create unique index if not exists interview_by_author on interview (company_id, author_ref);

create index if not exists interview_of_author on interview (author_ref);

create index if not exists interview_due on interview (due_at) where due_at is not null;

create index if not exists interview_newest on interview (company_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists interview_best on interview (company_id, best desc, id desc) where status = 'LIVE';

create index if not exists interview_by_designation on interview (company_id, designation_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists interview_latest on interview (posted_at desc, id desc) where status = 'LIVE';

create index if not exists interview_helpful on interview (best desc, id desc) where status = 'LIVE';

create index if not exists interview_of_designation on interview (designation_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists interview_to_ask on interview (company_id) where asked_version <> version;

create table if not exists interview_round (
  company_id text collate "C" not null references company (id),
  interview_id text collate "C" not null,
  place smallint not null,
  kind text collate "C" not null,
  minutes smallint,
  hardness text collate "C",
  wait_days smallint,
  has_feedback boolean,
  primary key (company_id, interview_id, place)
);

create table if not exists offer_fact (
  company_id text collate "C" not null references company (id),
  interview_id text collate "C" not null,
  letter_days smallint,
  joining_days smallint,
  moved_days smallint,
  offer_end text collate "C" not null,
  primary key (company_id, interview_id)
);

create table if not exists interview_figure (
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  interviews_count integer not null,
  figures json not null,
  primary key (company_id, designation_id)
);

create table if not exists question (
  id text collate "C" primary key,
  company_id text collate "C" not null,
  designation_id integer,
  author_ref text collate "C" not null,
  is_asked boolean not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  text text not null,
  text_key text collate "C" not null,
  merged_into text collate "C",
  asked_count integer not null default 0,
  up_count integer not null default 0,
  down_count integer not null default 0,
  comments_count integer not null default 0,
  best integer not null default 0
);

create index if not exists question_of_author on question (author_ref);

create index if not exists question_by_text on question (text_key) where status = 'LIVE' and merged_into is null;

create index if not exists question_of_members on question (company_id, posted_at desc, id desc) where status = 'LIVE' and not is_asked;

create table if not exists question_place (
  company_id text collate "C" not null references company (id),
  interview_id text collate "C" not null,
  round smallint not null,
  place smallint not null,
  question_id text collate "C" not null,
  designation_id integer,
  kind text collate "C",
  primary key (company_id, interview_id, round, place)
);

create index if not exists question_place_of on question_place (question_id);

create table if not exists question_listing (
  list text collate "C" not null,
  question_id text collate "C" not null,
  asked_count integer not null,
  primary key (list, question_id)
);

create index if not exists question_listing_best on question_listing (list, asked_count desc, question_id desc);

create index if not exists question_listing_of on question_listing (question_id);
