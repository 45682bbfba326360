create table employer_report (
  thing text collate "C" primary key,
  company_id text collate "C" not null,
  stars integer not null,
  reason text collate "C" not null,
  sealed_note text collate "C",
  filed_on date not null,
  item_id text collate "C" not null,
  again_item_id text collate "C",
  sealed_again text collate "C"
);

create index employer_report_of_company on employer_report (company_id, filed_on);
