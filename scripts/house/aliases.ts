// Aliases of words: names of before, by which a place may still be looked for, and names of one thing.

/** Names of before, each with the word or shelf that it is now. */
export const formerNames: Readonly<Record<string, string>> = {
  ballots: 'votes',
  choices: 'polls',
  talk: 'posts',
  'left-out': 'moderation',
  wordsmith: 'rephrase',
  faces: 'personas',
  'pseudo-profiles': 'personas',
  'anonymous-profiles': 'personas',
  joining: 'onboarding',
  proof: 'verification',
  station: 'profile',
  record: 'profile',
  entrances: 'login',
  'sign-ins': 'login',
  'ways-in': 'login',
  arrival: 'login',
  asker: 'sessions',
  members: 'account',
  traveller: 'navigation',
  'data-map': 'privacy',
  furniture: 'container',
  printing: 'ssr',
  desk: 'caller',
  turnstile: 'traffic',
  submissions: 'caller',
  'daily-use': 'caller',
  'talk-cursor': 'paging',
  'folded-counts': 'counts',
  notes: 'login',
  images: 'media',
};

/** Names of one thing, of which none is of before: a search for one of them lists the places of the others, too. */
export const namesOfOneThing: readonly (readonly string[])[] = [
  ['naukri', 'portal'],
  ['account', 'deletion'],
  ['drafts', 'writing'],
  ['sign-out', 'logout'],
  ['sanctions', 'ban', 'silence'],
];
