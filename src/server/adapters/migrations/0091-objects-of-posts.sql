-- Statement by statement.
-- What lies in the object store belongs to the family of its post, so that no statement asks two families which objects are used. Rows of the release before have no
-- post until the next round says it.
alter table stored_object add column if not exists post_id text collate "C" not null default '';

update stored_object set post_id = post_media.post_id from post_media where object_name = name;

create unique index if not exists stored_object_of_post on stored_object (post_id, name);
