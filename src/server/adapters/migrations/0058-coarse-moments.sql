-- Moments that would tell which decision they came with are those of the end of a day in UTC.
update banned_identity set until = date_trunc('day', until - interval '1 millisecond', 'UTC') + interval '1 day';
update decision_look set looked_at = (looked_at + 86399999) / 86400000 * 86400000
  where (looked_at + 86399999) / 86400000 * 86400000 <= extract(epoch from now()) * 1000;

-- Where the server that was started last finds its pages, so that a command prints links that lead there.
alter table installation add column pages_url text collate "C";
