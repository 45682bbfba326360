create table desk_person (
  company_id text collate "C" not null,
  id text collate "C" not null,
  address_key text collate "C" not null,
  sealed text collate "C" not null,
  role text collate "C" not null,
  state text collate "C" not null,
  since date not null,
  primary key (company_id, id)
);

create unique index desk_person_of_address on desk_person (company_id, address_key);
create index desk_person_by_address on desk_person (address_key);
create unique index desk_owner on desk_person (company_id) where role = 'owner' and state = 'open';
create index desk_claim on desk_person (since, id) where state <> 'open';

create table desk_session (
  token_hash text collate "C" primary key,
  address_key text collate "C" not null,
  sealed text collate "C" not null,
  ends_at timestamptz not null
);

create index desk_session_by_end on desk_session (ends_at);

create table reply_version (
  company_id text collate "C" not null,
  review_id text collate "C" not null,
  version integer not null,
  text text not null,
  written_on date not null,
  primary key (company_id, review_id, version)
);
