-- The faces that members write under. Nothing here says whose they are: `ref` is made from the account with a key that does not lie in this database.
create table persona (
  ref text collate "C" primary key,
  kind text not null check (kind in ('ANONYMOUS', 'DESIGNATION')),
  name text not null,
  name_key text collate "C" unique,
  avatar text,
  is_verified boolean not null default false,
  check ((kind = 'ANONYMOUS') = (name_key is not null and avatar is not null))
);
