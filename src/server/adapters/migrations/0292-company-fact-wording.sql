create table fact_wording (
  company_id text collate "C" not null,
  fact text collate "C" not null,
  version integer not null,
  lines jsonb not null,
  source text collate "C" not null,
  written_on date,
  primary key (company_id, fact, version)
);
