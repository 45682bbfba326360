alter table company add column version integer not null default 1;

-- Names in URLs that companies had before, so that links to them lead on.
create table former_company_url (
  url_name text collate "C" primary key,
  company_id text collate "C" not null references company (id) on delete cascade
);

create index former_company_url_by_company on former_company_url (company_id);
