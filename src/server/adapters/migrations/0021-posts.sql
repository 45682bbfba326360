-- `author_ref` names a persona and no account. `posted_at` of an anonymous post is any moment of the hour before it was written.
create table post (
  id text collate "C" primary key,
  community_id text collate "C" not null references community (id),
  author_ref text collate "C" not null references persona (ref) on delete cascade,
  kind text collate "C" not null check (kind in ('text', 'image', 'video', 'poll', 'salary')),
  status text collate "C" not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  title text,
  content text not null,
  campaign text,
  video_id text collate "C",
  is_short boolean not null default false,
  closes_on date,
  posted_at timestamptz not null,
  is_edited boolean not null default false,
  version integer not null default 1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  comments_count integer not null default 0,
  views_count integer not null default 0,
  requests_count integer not null default 0,
  heat integer not null
);

create index post_by_time on post (posted_at desc, id desc) include (community_id, author_ref) where status = 'LIVE';
create index post_by_heat on post (heat desc, id desc) include (community_id, author_ref) where status = 'LIVE';
create index post_in_community_by_time on post (community_id, posted_at desc, id desc) include (author_ref) where status = 'LIVE';
create index post_in_community_by_heat on post (community_id, heat desc, id desc) include (author_ref) where status = 'LIVE';
create index post_by_author on post (author_ref, posted_at desc, id desc);

create table post_media (
  id text collate "C" primary key,
  post_id text collate "C" not null references post (id) on delete cascade,
  place smallint not null,
  width integer not null,
  height integer not null,
  bytes bytea not null
);

create index post_media_by_post on post_media (post_id, place);

-- Pictures that no post has taken yet. Who may take one is a keyed sum of the account.
create table upload (
  id text collate "C" primary key,
  owner text collate "C" not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  made_on date not null
);

create index upload_by_owner on upload (owner, made_on);
create index upload_by_day on upload (made_on);

create table comment (
  id text collate "C" primary key,
  post_id text collate "C" not null references post (id) on delete cascade,
  root_id text collate "C" references comment (id) on delete cascade,
  reply_to_id text collate "C" references comment (id) on delete cascade,
  author_ref text collate "C" not null references persona (ref) on delete cascade,
  status text collate "C" not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  content text not null,
  posted_at timestamptz not null,
  is_edited boolean not null default false,
  version integer not null default 1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  replies_count integer not null default 0,
  best integer not null default 0
);

create index comment_best on comment (post_id, best desc, id desc) where root_id is null;
create index comment_in_order on comment (post_id, posted_at, id) where root_id is null;
create index comment_replies on comment (root_id, posted_at, id) where root_id is not null;
create index comment_by_author on comment (author_ref, posted_at desc);

-- Things to choose among in a post: the options of a poll, or salary offers as they were when it was published.
create table choice (
  id text collate "C" primary key,
  post_id text collate "C" not null references post (id) on delete cascade,
  place smallint not null,
  text text,
  offer jsonb,
  votes_count integer not null default 0
);

create index choice_by_post on choice (post_id, place);
