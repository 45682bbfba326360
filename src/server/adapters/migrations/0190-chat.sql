-- Conversations between personas, and what is written there.
create table conversation (
  id text collate "C" primary key,
  kind text collate "C" not null check (kind in ('direct', 'group')),
  name text,
  pair_key text collate "C" unique,
  last_seq integer not null default 0,
  disappears_days integer
);

create table chat_member (
  id text collate "C" primary key,
  conversation_id text collate "C" not null references conversation (id) on delete cascade,
  persona_ref text collate "C" not null,
  state text collate "C" not null check (state in ('joined', 'asked', 'asking', 'declined', 'left')),
  from_seq integer not null default 0,
  read_seq integer not null default 0,
  is_muted boolean not null default false,
  unique (conversation_id, persona_ref)
);

create index chat_member_of_persona on chat_member (persona_ref);

create table chat_message (
  id text collate "C" primary key,
  conversation_id text collate "C" not null references conversation (id) on delete cascade,
  seq integer not null,
  author_ref text collate "C" not null,
  client_id text collate "C" not null,
  status text collate "C" not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  locked_for text collate "C",
  version integer not null default 1,
  content text not null,
  is_withheld boolean not null default false,
  posted_at timestamptz not null,
  gone_on date not null,
  unique (conversation_id, seq)
);

create index chat_message_by_author on chat_message (author_ref, conversation_id, client_id);
create index chat_message_gone on chat_message (gone_on);

-- The pictures of messages, which go with them.
create table chat_picture (
  id text collate "C" primary key,
  chat_message_id text collate "C" not null unique references chat_message (id) on delete cascade,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  small bytea
);

-- Personas that take no first messages of strangers.
create table closed_chat (
  persona_ref text collate "C" primary key
);

-- What has become of conversations, for the other processes behind a pooler, which cannot listen.
create table chat_news (
  place bigint generated always as identity primary key,
  item jsonb not null,
  told_at timestamptz not null default now()
);
