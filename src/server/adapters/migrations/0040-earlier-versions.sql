-- What a post or comment said before each edit, for those who decide about it.
create table earlier_version (
  thing text collate "C" not null,
  version integer not null,
  texts jsonb not null,
  replaced_on date not null,
  kept_from date not null,
  primary key (thing, version)
);

create index earlier_version_by_day on earlier_version (kept_from);
