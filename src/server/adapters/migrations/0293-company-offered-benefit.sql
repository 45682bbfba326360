create table offered_benefit (
  company_id text collate "C" not null,
  benefit text collate "C" not null,
  primary key (company_id, benefit)
);
