alter table benefits
  add column answer text,
  add column answered_on date,
  add column answered_id text collate "C";
