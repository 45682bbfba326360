alter table review
  add column answer text,
  add column answered_on date,
  add column answered_id text collate "C";

alter table interview
  add column answer text,
  add column answered_on date,
  add column answered_id text collate "C";
