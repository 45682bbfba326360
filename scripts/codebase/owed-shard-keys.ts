const byThing = 'It names a post or a comment, and not the post that either belongs to.';
const unique = 'No two members may have the same, over all homes.';

/** Tables whose keys lack their shard key so far, with reasons. Spreadable tables may not be listed. */
export const owedShardKeys: Readonly<Record<string, string>> = {
  company: 'No two companies may have the same name in URLs.',
  former_company_url: 'No two companies may have had the same name in URLs.',
  vote: byThing,
  report: byThing,
  moderation_item: byThing,
  earlier_version: byThing,
  count_delta: 'It names what is counted: a post, a comment, a choice or a community.',
  identity: unique,
  passkey: unique,
  session: 'A token is all that a request has, and it does not lead to the account.',
  device: 'It names a session, and not the account.',
  persona: 'No two made-up names may look the same.',
  persona_copy: 'A passphrase is all that who asks for a copy has.',
  persona_transfer: 'A code is all that who asks for a key has.',
  sanction: 'One that goes on from a deleted account names no persona.',
  role_claim: 'A link is all that who takes a role has, and it goes with the account.',
};
