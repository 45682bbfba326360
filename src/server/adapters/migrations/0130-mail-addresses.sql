-- The mail address of a member who gave one, sealed, and when something is next due for it.
create table mail_address (
  account_id text collate "C" primary key references account (id) on delete cascade,
  sealed text not null,
  language text not null check (language in ('en', 'hi')),
  is_confirmed boolean not null default false,
  next_at timestamptz not null
);

create index mail_address_due on mail_address (next_at);
