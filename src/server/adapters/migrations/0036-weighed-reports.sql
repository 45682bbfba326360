-- Reports weigh by the standing of their reporter when they are filed, in tenths of a settled member.
alter table report add column tenths smallint not null default 10 check (tenths between 1 and 20);
-- Whether the thing was changed since, so that the same member may report it again.
alter table report add column is_reopened boolean not null default false;

create index report_by_reporter on report (reporter);
