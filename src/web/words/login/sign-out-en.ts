import { allUnsent, unsentKinds, type UnsentCounts, type UnsentKind } from '#core/content/unsent.ts';

const list = new Intl.ListFormat('en-IN');
const few = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const nouns: Readonly<Record<UnsentKind, readonly [one: string, more: string]>> = {
  posts: ['a post', 'posts'],
  comments: ['a comment', 'comments'],
  messages: ['a message', 'messages'],
  edits: ['an edit', 'edits'],
  notes: ['a note on a report', 'notes on reports'],
  forms: ['a filled-in form', 'filled-in forms'],
  votes: ['a vote', 'votes'],
  offers: ['an offer that is kept here alone', 'offers that are kept here alone'],
};

function named(unsent: UnsentCounts): string {
  const said = unsentKinds.flatMap((kind) => {
    const [one, more] = nouns[kind];
    return unsent[kind] === 0 ? [] : [unsent[kind] === 1 ? one : `${few[unsent[kind]] ?? unsent[kind]} ${more}`];
  });
  const all = list.format(said);
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** The question before signing out: about what is not sent yet, and about the key of a made-up name. */
export const words = {
  title: 'Before you sign out',
  failed: "Couldn't sign out, please try again later.",
  unsent: (unsent: UnsentCounts) =>
    allUnsent(unsent) === 1
      ? `${named(unsent)} is not sent yet. It is lost when you sign out.`
      : `${named(unsent)} are not sent yet. They are lost when you sign out.`,
  discard: (unsent: UnsentCounts) => `Sign out and discard ${allUnsent(unsent) === 1 ? 'it' : 'them'}`,
  stay: 'Stay',
  // Promise F-07
  key: (name: string) =>
    `The key of ${name} is in this browser. Signing out does not take it away: whoever uses this browser next can rename the name, delete it with all it wrote, or take its key along, without logging in.`,
  others: (names: readonly string[]) =>
    `${names.length === 1 ? 'The key of' : 'The keys of'} ${list.format(names)} ${names.length === 1 ? 'is' : 'are'} in this browser; somebody has left ${names.length === 1 ? 'it' : 'them'} here. Signing out shows ${names.length === 1 ? 'the name' : 'the names'} to whoever uses this browser next, who can rename, delete or take along what the key opens.`,
  // Promise F-07
  forgetOthers: 'A key that is forgotten here comes back only from a file, from another browser or from a copy. If it is not yours, ask whose it is first.',
  keep: 'Sign out and keep the key here',
  keepAndDiscard: 'Sign out, discard what is not sent yet and keep the key here',
  take: 'Take the key along first',
  // Promise F-07
  forget: 'Forget the key here and sign out',
  // Promise F-07
  forgetAndDiscard: 'Sign out, discard what is not sent yet and forget the key here',
  // Promise F-07
  forgetText: 'A key that is forgotten here comes back only from a file, from another browser or from a copy.',
};

export type SignOutWords = typeof words;
