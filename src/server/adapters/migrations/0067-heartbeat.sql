-- A moment that is noted every second where a replica answers guests, so that it is known how far it lags behind.
create table heartbeat (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);
