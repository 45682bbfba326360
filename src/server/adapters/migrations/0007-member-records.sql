-- A member who rests is hidden, and comes back by saying so after the next log-in.
alter table account add column resting_since date;
alter table persona add column is_hidden boolean not null default false;

create table work_experience (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  company_name text not null,
  designation text not null,
  employment_type text not null check (employment_type in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
  location text,
  from_month text collate "C" not null check (from_month ~ '^\d{4}-\d{2}$'),
  to_month text collate "C" check (to_month ~ '^\d{4}-\d{2}$')
);

create index work_experience_by_account on work_experience (account_id);

create table education (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  level text not null check (level in ('Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma')),
  course_name text not null,
  specialization text,
  college_name text not null,
  mode text not null check (mode in ('fulltime', 'parttime', 'correspondence')),
  from_month text collate "C" not null check (from_month ~ '^\d{4}-\d{2}$'),
  to_month text collate "C" check (to_month ~ '^\d{4}-\d{2}$')
);

create index education_by_account on education (account_id);

create table member_preference (
  account_id text collate "C" primary key references account (id) on delete cascade,
  feed_start text not null,
  hides_read_posts boolean not null,
  saves_data boolean not null,
  warns_before_leaving boolean not null
);

create table message_preference (
  account_id text collate "C" primary key references account (id) on delete cascade,
  chats text not null,
  replies boolean not null,
  votes boolean not null,
  communities boolean not null,
  jobs boolean not null,
  shows_content boolean not null
);

create table consent (
  account_id text collate "C" not null references account (id) on delete cascade,
  purpose text not null,
  is_given boolean not null,
  notice_version integer not null,
  changed_on date not null,
  primary key (account_id, purpose)
);

create table subscription (
  account_id text collate "C" not null references account (id) on delete cascade,
  topic text not null,
  primary key (account_id, topic)
);

create table profile_photo (
  account_id text collate "C" primary key references account (id) on delete cascade,
  bytes bytea not null
);

create table popup_rest (
  account_id text collate "C" not null references account (id) on delete cascade,
  popup text not null,
  put_away_on date not null,
  primary key (account_id, popup)
);

create index popup_rest_by_day on popup_rest (put_away_on);

create table popup_showing (
  account_id text collate "C" not null references account (id) on delete cascade,
  popup text not null,
  app text not null,
  times integer not null,
  last_at timestamptz not null,
  primary key (account_id, popup, app)
);

-- A device may be told something as long as the session lasts in which it was registered. `key` and `sealed_token` need a key that does not lie in this database.
create table device (
  key text collate "C" primary key,
  session_id text collate "C" not null unique references session (id) on delete cascade,
  sealed_token text not null
);

-- What members think. `ref` is made from the account with a key that does not lie in this database.
create table feedback (
  ref text collate "C" primary key,
  rating smallint not null check (rating between 1 and 5),
  text text,
  month date not null check (extract(day from month) = 1)
);

-- That somebody had everything deleted. The number of the receipt is known to them alone; here is its sum.
create table deletion_receipt (
  number_hash text collate "C" primary key,
  deleted_on date not null,
  deleted jsonb not null,
  left_behind jsonb not null
);

create index deletion_receipt_by_day on deletion_receipt (deleted_on);
