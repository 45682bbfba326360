-- Sign-ins of deleted accounts that had their token of the quarter, each under a keyed hash until the quarter ends, so that a deletion brings no second token.
create table issued_identity (
  key text collate "C" primary key,
  quarter_ends date not null
);
