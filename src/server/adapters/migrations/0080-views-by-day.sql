-- Who saw which post lies in a partition for each day, which is dropped as a whole, so that no view is deleted by itself. What is seen on a day without one lies in
-- the default partition: no view is refused, also where a server of the release before writes, which makes no partitions. No foreign key leads to the post, for it
-- would lock the post with every view, and all posts with every partition; posts leave empty places, so that none is ever missing.
create table if not exists post_view_parted (
  post_id text collate "C" not null,
  viewer text collate "C" not null,
  seen_on date not null,
  constraint post_view_key primary key (post_id, viewer, seen_on)
) partition by range (seen_on);

create table if not exists post_view_other partition of post_view_parted default;

-- The rows are copied while they are still written, and the names change at the end, in a moment. Whatever is seen between the two may count once more on that day.
insert into post_view_parted (post_id, viewer, seen_on) select post_id, viewer, seen_on from post_view on conflict do nothing;

create index if not exists post_view_other_by_day on post_view_other (seen_on);

alter table if exists post_view rename to post_view_before;

alter table if exists post_view_parted rename to post_view;

drop table if exists post_view_before;
