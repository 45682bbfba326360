-- One thing waits once at each stage: an appeal is taken while a report about the same thing waits, and a report while an appeal does.
drop index moderation_item_open;
create unique index moderation_item_open on moderation_item (thing, stage) where decision is null;
