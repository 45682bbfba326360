alter table company_visit add column searches integer not null default 0;

alter table company_activity add column searched_place integer;
