create table report (
  thing text collate "C" not null,
  reporter text collate "C" not null,
  reason text collate "C" not null,
  note text,
  filed_on date not null,
  primary key (thing, reporter)
);

create index report_by_day on report (filed_on);

-- What waits for a moderator, and what was decided. Neither author nor reporter stands here, and who decided is a keyed sum.
create table moderation_item (
  id text collate "C" primary key,
  thing text collate "C" not null,
  thing_type text collate "C" not null check (thing_type in ('POST', 'COMMENT')),
  cause text collate "C" not null check (cause in ('reports', 'words', 'appeal')),
  stage text collate "C" not null check (stage in ('first', 'second')),
  opened_on date not null,
  place bigint generated always as identity,
  suggested_rule text collate "C" not null,
  appeal_text text,
  former_decider text collate "C",
  former text collate "C",
  decision text collate "C" check (decision in ('keep', 'remove')),
  rule text collate "C",
  note text not null default '',
  decided_on date,
  decided_at bigint,
  decider text collate "C"
);

-- One thing waits once, whatever is reported at the same time.
create unique index moderation_item_open on moderation_item (thing) where decision is null;
create index moderation_item_queue on moderation_item (stage, place) where decision is null;
create index moderation_item_by_thing on moderation_item (thing, place desc);
create index moderation_item_decided on moderation_item (decided_at desc, id) where decision is not null;

-- The public record of what was taken down: lines are added and never changed, and each carries the hash of the one before.
create table removal (
  sequence bigint primary key,
  week text collate "C" not null,
  community text collate "C",
  item_id text collate "C" not null,
  item_kind text collate "C" not null,
  stars smallint,
  action text collate "C" not null,
  rule text collate "C" not null,
  asked_by text collate "C" not null,
  appeal text collate "C" not null,
  previous_hash text collate "C" not null,
  hash text collate "C" not null
);

create index removal_by_item on removal (item_id, sequence desc);

create table mute (
  id text collate "C" primary key,
  muter text collate "C" not null,
  author_ref text collate "C" not null references persona (ref) on delete cascade,
  kind text collate "C" not null check (kind in ('MUTE', 'BLOCK')),
  unique (muter, author_ref)
);

-- Who may not write below whom: `blocker` is a keyed sum of a face, so that the two faces of somebody who blocks stay apart.
create table block (
  blocker text collate "C" not null,
  author_ref text collate "C" not null references persona (ref) on delete cascade,
  primary key (blocker, author_ref)
);
