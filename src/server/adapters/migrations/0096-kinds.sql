-- Moderation decides about every kind of what members write; a kind is declared beside its table, and named here by that.
alter table moderation_item drop constraint if exists moderation_item_thing_type_check;
