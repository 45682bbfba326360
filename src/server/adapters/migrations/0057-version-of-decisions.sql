-- The version of the post or comment that any decision was about, so that another moderator decides otherwise only about other words.
alter table moderation_item rename column warned_version to decided_version;
