-- The community that a company had before it was merged into another, so that lists of communities that browsers keep lead on to where it moved.
alter table former_company_url add column if not exists community_id text collate "C";
