-- Moderators act on what stands, without a report: they take it down, bring it back, close and open its comments, or warn its author.
alter table moderation_item drop constraint moderation_item_cause_check;
alter table moderation_item add constraint moderation_item_cause_check check (cause in ('reports', 'words', 'appeal', 'edit', 'moderator'));
alter table moderation_item drop constraint moderation_item_decision_check;
alter table moderation_item add constraint moderation_item_decision_check check (decision in ('keep', 'remove', 'lock', 'unlock', 'warn'));
-- What the author is told beside the rule.
alter table moderation_item add column author_note text not null default '';

-- The rule for which nobody can write below it any more.
alter table post add column locked_for text collate "C";
alter table comment add column locked_for text collate "C";
