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
  offers: ['an offer saved only here', 'offers saved only here'],
};

function named(unsent: UnsentCounts): string {
  const said = unsentKinds.flatMap((kind) => {
    const [one, more] = nouns[kind];
    return unsent[kind] === 0 ? [] : [unsent[kind] === 1 ? one : `${few[unsent[kind]] ?? unsent[kind]} ${more}`];
  });
  const all = list.format(said);
  return all.charAt(0).toUpperCase() + all.slice(1);
}

export const words = {
  title: 'Before you log out',
  failed: "Couldn't sign out, please try again later.",
  unsent: (unsent: UnsentCounts) =>
    allUnsent(unsent) === 1
      ? `${named(unsent)} is not sent yet. It will be lost when you log out.`
      : `${named(unsent)} are not sent yet. They will be lost when you log out.`,
  discard: (unsent: UnsentCounts) => `Log out and discard ${allUnsent(unsent) === 1 ? 'it' : 'them'}`,
  stay: 'Stay',
  // Promise F-07
  key: (name: string) =>
    `The key of ${name} is in this browser. It stays here when you log out: the next person who uses this browser can rename the name, delete it with everything it wrote, or copy its key, without logging in.`,
  others: (names: readonly string[]) =>
    `${names.length === 1 ? 'The key of' : 'The keys of'} ${list.format(names)} ${names.length === 1 ? 'is' : 'are'} in this browser; someone has left ${names.length === 1 ? 'it' : 'them'} here. After you log out, the next person who uses this browser sees ${names.length === 1 ? 'the name' : 'the names'}, and can rename or delete ${names.length === 1 ? 'it, or copy its key' : 'them, or copy their keys'}.`,
  // Promise F-07
  forgetOthers: 'A key you remove here comes back only from a file, another browser or a backup. If it is not yours, ask whose it is first.',
  keep: 'Log out but keep the key in this browser',
  keepAndDiscard: 'Log out and delete unsent items, but keep the key of your name',
  take: 'Back up the key first',
  // Promise F-07
  forget: 'Log out and remove the key from this browser',
  // Promise F-07
  forgetAndDiscard: 'Log out and delete unsent items and the key from this browser',
  // Promise F-07
  forgetText: 'A key you remove here comes back only from a file, another browser or a backup.',
};

export type SignOutWords = typeof words;
