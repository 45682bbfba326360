-- Grievances, of which the number of its sender alone leads back to one, and counts of what was demanded in a quarter. Neither has a key to an account.

create table grievance (
  case_id text primary key,
  number_hash text not null unique,
  kind text not null,
  page text,
  content text not null,
  received_on date not null,
  decide_by timestamptz not null,
  outcome text,
  answer text,
  answered_on date
);

create index grievance_by_answer on grievance (answered_on);

create table demand_count (
  quarter date not null,
  event text not null,
  authority text not null,
  asks text not null,
  times integer not null,
  primary key (quarter, event, authority, asks)
);
