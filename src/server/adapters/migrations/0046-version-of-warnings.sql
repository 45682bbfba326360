-- The version of the post or comment that a moderator has warned about, so that the same moderator warns of the same words once.
alter table moderation_item add column warned_version int;
