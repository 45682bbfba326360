-- Posts that come out later than they are written, at a moment drawn by lot.
create table scheduled_post (
  post_id text collate "C" primary key references post on delete cascade,
  due timestamptz not null
);
create index scheduled_post_by_due on scheduled_post (due);
alter table post drop constraint post_status_check, add constraint post_status_check
  check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED', 'SCHEDULED'));
