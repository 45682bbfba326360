-- What people gather around. A company has the community of its own name; `logo_image_id` is only theirs.
create table community (
  id text collate "C" primary key,
  type text collate "C" not null check (type in ('topic', 'company', 'department', 'industry')),
  url_name text collate "C" not null,
  name text not null,
  name_key text collate "C" not null,
  category text not null,
  about text not null,
  logo_image_id text collate "C" references image (id) on delete set null,
  posts_count integer not null default 0,
  followers_count integer not null default 0,
  unique (type, url_name)
);

create index community_by_size on community (type, followers_count desc, id);
create index community_name_parts on community using gin (name_key gin_trgm_ops);

-- `member` is a keyed sum of the account: nobody without the key knows who joined.
create table membership (
  member text collate "C" not null,
  community_id text collate "C" not null references community (id) on delete cascade,
  primary key (member, community_id)
);

-- Changes of counts wait here until they are folded into the rows they belong to, so that a thing that thousands like
-- at once is not a row that thousands wait for. A count is what stands in its row and what still waits, read in one statement.
create table count_delta (
  id bigint generated always as identity primary key,
  thing text collate "C" not null,
  counter smallint not null,
  change integer not null
);

create index count_delta_by_thing on count_delta (thing, counter) include (change);
