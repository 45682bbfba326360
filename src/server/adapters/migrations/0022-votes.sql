-- One row for each person and thing, whatever happens at the same time. Who it is, is a keyed sum of the account.
-- `before` is what the vote was before its last change, so that one statement can count the difference.
create table vote (
  thing text collate "C" not null,
  voter text collate "C" not null,
  kind smallint not null,
  before smallint not null default 0,
  primary key (thing, voter)
);

create table choice_vote (
  post_id text collate "C" not null references post (id) on delete cascade,
  voter text collate "C" not null,
  choice_id text collate "C",
  before text collate "C",
  primary key (post_id, voter)
);

create table post_view (
  post_id text collate "C" not null references post (id) on delete cascade,
  viewer text collate "C" not null,
  seen_on date not null,
  primary key (post_id, viewer)
);

create index post_view_by_day on post_view (seen_on);

create table hidden_post (
  viewer text collate "C" not null,
  post_id text collate "C" not null references post (id) on delete cascade,
  primary key (viewer, post_id)
);

create table answer_request (
  post_id text collate "C" not null references post (id) on delete cascade,
  asker text collate "C" not null,
  primary key (post_id, asker)
);

create table salary_offer (
  id text collate "C" primary key,
  owner text collate "C" not null,
  facts jsonb not null,
  is_current boolean not null default false
);

create index salary_offer_by_owner on salary_offer (owner);
-- Whatever is marked at the same time: one of a member's offers is the current salary.
create unique index salary_offer_current on salary_offer (owner) where is_current;

create table video (
  id text collate "C" primary key,
  owner text collate "C" not null,
  youtube_id text collate "C" not null,
  is_short boolean not null,
  title text,
  made_on date not null
);

create index video_by_owner on video (owner, made_on desc);

-- What was sent under which key, so that whatever is sent twice is done once.
create table submission (
  key text collate "C" primary key,
  payload text collate "C" not null,
  answer text collate "C" not null,
  sent_on date not null
);

create index submission_by_day on submission (sent_on);

-- How often somebody did what is limited by the day.
create table daily_use (
  key text collate "C" not null,
  used_on date not null,
  times integer not null default 1,
  primary key (key, used_on)
);

create index daily_use_by_day on daily_use (used_on);
