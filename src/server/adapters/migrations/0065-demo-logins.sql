-- Logins under way at the providers that a demo plays itself, so that any process can finish what another began.
create table demo_login (
  key text collate "C" primary key,
  grant_key text collate "C",
  sealed text not null,
  ends_at timestamptz not null
);
