-- A text that was changed after a decision waits for another.
alter table moderation_item drop constraint moderation_item_cause_check;
alter table moderation_item add constraint moderation_item_cause_check check (cause in ('reports', 'words', 'appeal', 'edit'));
