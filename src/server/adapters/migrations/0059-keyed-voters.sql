-- Members who were issued a token for a made-up name, by the hash that their votes are kept by: they vote, request and report by the key of that name, and no longer by session.
create table keyed_voter (
  voter text collate "C" primary key
);
