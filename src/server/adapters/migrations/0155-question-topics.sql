-- How many questions each job and each skill has at all companies, made anew every hour: counted on demand, the lists would be read whole.
create table if not exists question_topic (
  list text collate "C" primary key,
  questions_count integer not null
);
