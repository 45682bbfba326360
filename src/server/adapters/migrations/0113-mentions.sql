-- Where a comment mentions names, each by the post or comment of the same thread that its owner wrote.
alter table comment add column if not exists mentions jsonb;
