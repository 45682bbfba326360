-- A ban closes an account: no writing, voting or reporting until it ends or is lifted. It stands among the sanctions, by the persona that wrote what it
-- is for. That of an account which was deleted goes on for a new one of the same sign-in: it stands by a keyed hash of that account alone, so that nothing
-- joins the account with what it will write under.
alter table sanction alter column author_ref drop not null;
alter table sanction add column member text collate "C";
create index sanction_by_member on sanction (member) where member is not null;
alter table sanction alter column thing drop not null;
alter table sanction add column measure text collate "C" not null default 'silence' check (measure in ('silence', 'ban'));
alter table sanction add column appeal text collate "C" not null default 'none' check (appeal in ('none', 'open', 'granted', 'rejected'));
alter table sanction add column appeal_text text;
alter table sanction add column answer text;
alter table sanction add column changed_at bigint not null default 0;
-- Whether the votes of the account are taken out of the counts.
alter table sanction add column votes_out boolean not null default false;

-- Sign-ins of banned accounts that were deleted.
create table banned_identity (
  key text collate "C" primary key,
  until timestamptz not null
);

create index banned_identity_by_end on banned_identity (until);

-- A vote of a banned account is kept and not counted, so that it counts again when the ban ends.
alter table vote add column is_counted boolean not null default true;
alter table choice_vote add column is_counted boolean not null default true;
create index vote_by_voter on vote (voter);
create index choice_vote_by_voter on choice_vote (voter);

alter table moderation_item drop constraint moderation_item_decision_check;
alter table moderation_item add constraint moderation_item_decision_check
  check (decision in ('keep', 'remove', 'lock', 'unlock', 'warn', 'silence', 'unsilence', 'ban', 'unban'));
