-- Statement by statement.
-- Keys that hold the home of their rows, by which tables can be spread: what is below a post by the post, what a member keeps by its owner. The keys without it stay for
-- the release before, which leads by them, and go with a later one. An index that only led to the home goes at once, for the key leads there as well.
create unique index if not exists comment_of_post on comment (post_id, id);

create unique index if not exists choice_of_post on choice (post_id, id);

create unique index if not exists post_media_of_post on post_media (post_id, id);

create unique index if not exists post_media_object_of_post on post_media (post_id, object_name);

create unique index if not exists work_experience_of_account on work_experience (account_id, id);

drop index if exists work_experience_by_account;

create unique index if not exists education_of_account on education (account_id, id);

drop index if exists education_by_account;

create unique index if not exists recovery_code_of_account on recovery_code (account_id, hash);

drop index if exists recovery_code_by_account;

create unique index if not exists salary_offer_of_owner on salary_offer (owner, id);

drop index if exists salary_offer_by_owner;

create unique index if not exists upload_of_owner on upload (owner, id);

create unique index if not exists video_of_owner on video (owner, id);
