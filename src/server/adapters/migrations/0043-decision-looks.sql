-- When a member last looked at the decisions that concern them.
create table decision_look (
  member text collate "C" primary key,
  looked_at bigint not null
);
