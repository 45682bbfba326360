-- One row about the database itself. Until now only the demo brought companies, so that where there are any they are made up.
create table installation (
  is_only boolean primary key default true check (is_only),
  secret_fingerprint text collate "C" check (length(secret_fingerprint) between 1 and 64),
  login_mode text collate "C" check (login_mode in ('demo', 'real')),
  has_made_up_data boolean not null default false
);

insert into installation (has_made_up_data) select exists (select from company);
