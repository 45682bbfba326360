-- Reports that a moderator has answered by keeping the thing no longer count against it.
alter table report add column is_settled boolean not null default false;
