-- Statement by statement.
-- What each answer of a poll has is read as it was when eight more had voted, and not with each vote.
alter table choice add column if not exists shown_count integer;

alter table choice_vote add column if not exists is_shown boolean not null default false;

update choice set shown_count = greatest(0, votes_count)
where shown_count is null and post_id in (select post_id from choice group by post_id having sum(votes_count) >= 8);

update choice_vote set is_shown = true where not is_shown and post_id in (select post_id from choice where shown_count is not null);

create index if not exists choice_vote_not_shown on choice_vote (post_id) where not is_shown;
