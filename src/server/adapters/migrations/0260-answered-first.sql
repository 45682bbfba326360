-- Statement by statement.
-- Lists of questions have those with an answer first.
alter table question_listing add column if not exists is_answered boolean not null default false;

update question_listing set is_answered = true from question
  where question.id = question_listing.question_id and question.comments_count > 0 and not question_listing.is_answered;

create index if not exists question_listing_answered on question_listing (list, is_answered desc, asked_count desc, question_id desc);

drop index if exists question_listing_best;
