import { shortestPassphrase, transferLetters } from '#core/persona-keys/hand-code.ts';
import { transferMinutes } from '#core/persona-keys/key-copies.ts';
import { quarterAfter, quarterBegins } from '#core/persona-keys/issuer-key.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';
import { inWords } from '../figures/numbers-en.ts';
import { claim } from './claim-en.ts';
import { aboutName, awayNames } from './name-place-en.ts';

const day = (of: string): string => daySaid(monthNames, of);
const next = (quarter: string): string => day(quarterBegins(quarterAfter(quarter)));

/** Problems by the code of the refusal, and where nothing was found. */
const problem: Readonly<Record<string, string>> = {
  NO_CODE: `A code has ${inWords(transferLetters)} letters and digits.`,
  NO_KEY_FILE: 'This file holds no key that we sealed.',
  SEAL_NOT_OPENED: 'This passphrase does not open it. Nothing has changed.',
  // Promise F-07
  PERSONA_UNKNOWN: 'The name of this key was deleted. The key opens nothing any more and was not kept here.',
  KEYS_NOT_KEPT: 'This browser keeps nothing for this page. Use another window, not a private one, and a secure address (https).',
  noTransfer: `Nothing waits under this code. A code works once, and for ${inWords(transferMinutes)} minutes.`,
  noCopy: 'No copy opens with this name and this passphrase.',
};

/** Sentences on the page of the made-up name and its key. */
export const words = {
  about: aboutName,
  away: awayNames,
  claim,
  claimPress: 'Answer',
  title: 'Your made-up name',
  description: 'How your made-up name is kept, and what you can do with it.',
  lead: 'A key opens this name, and not your account. So this page works signed out, too.',
  reading: 'Looking for a key in this browser',
  unkept: 'This browser keeps nothing for this page, so that no key can be here. Use another window, not a private one, and a secure address (https).',
  here: 'Its key is in this browser.',
  change: 'Change name or picture',
  elsewhere: 'The key of your name is not here',
  waiting: (name: string) => `${name} begins within the hour`,
  unfinished: 'Your name is not finished here',
  finish: 'Finish the name',
  gone: 'Your name is deleted',
  notYours: 'No key of a name of yours is in this browser',
  several: {
    heading: 'Keys of several names are in this browser',
    lead: 'Choose the name to open.',
    nameless: (place: number) => `Key ${place}, whose name is not known here yet`,
  },
  leftOver: {
    heading: 'The key of another name is here, too',
    open: (name: string) => `Open ${name}`,
  },
  othersKeys: {
    heading: 'Keys of other names in this browser',
    lead: 'Somebody has left them here. Whoever uses this browser signed out can open them: rename the name, delete it with all it wrote, or take its key along.',
    // Promise F-07
    forget: (name: string) => `Forget the key of ${name}`,
    // Promise F-07
    means:
      'Whoever it belongs to has it then only in a file, in another browser or in a copy. Without one of these, nobody writes under this name again. What was written stays.',
  },
  nowhere: 'No key of a made-up name is in this browser',
  nowhereGuest: 'If you have a name, bring its key here. To make one, log in and join.',
  nowhereMember: 'If you have a name, bring its key here. Else you can make one.',
  choose: 'Choose a name and a picture',
  // Promise F-07
  deleted: (name: string) => `${name} was deleted, with everything written by it. Its key is still in this browser and opens nothing.`,
  // Promise F-07
  deletedKept: 'If you did not delete it, keep the key: the site may have gone back to an older copy of its data.',
  done: {
    returned: 'The key is here. In this browser you write under this name again.',
    // Promise F-07
    returnedGuest:
      'The key is here. Signed out you can rename the name, take its key along, or delete it. To write and vote under it, log in and say that it is yours.',
    // Promise F-07
    forgotten: 'The key has gone from this browser.',
    // Promise F-07
    deleted: 'The name is deleted, with everything written by it.',
    made: 'The name is made. Keep its key in one more place.',
  },
  keep: {
    heading: 'Keep the key safe',
    // Promise F-07
    lead: 'If this browser is cleared or lost, the key goes with it. Some browsers clear by themselves what was not opened for a week or more, or when room runs short. Without it nobody can write under this name again, and we cannot bring it back. So keep it in one more place.',
  },
  passphrase: {
    label: 'Passphrase',
    hint: `${inWords(shortestPassphrase)} letters at least. We do not know it, so we cannot send it to you.`.replace(/^./, (letter) => letter.toUpperCase()),
    tooShort: `A passphrase has ${inWords(shortestPassphrase)} letters at least.`,
    guessable:
      'This one is among the first that are tried: a row, a repetition, few different letters, or hardly more than the name. Take another, or let one be drawn.',
    suggest: 'Draw one for me',
    drawn: 'Note it down now. It stands here until you leave the page, and nowhere else.',
    show: 'Show what is typed',
  },
  file: {
    heading: 'A file',
    lead: 'The key, sealed with a passphrase. The file does not say which name it opens. Whoever has the file and the passphrase writes under your name.',
    press: 'Make the file',
    busy: 'Sealing the key',
    made: (name: string) =>
      `The file is made. It is called “${name}”, so that a list of downloads does not say what it is. Save it where you will find it again.`,
    save: 'Save the file',
  },
  code: {
    heading: 'Another device',
    lead: `A code carries the key to another browser of yours, once. Until it is used, or for ${inWords(transferMinutes)} minutes, the key lies with us, sealed so that this code alone opens it.`,
    press: 'Show a code',
    another: 'Show another code',
    busy: 'Sealing the key',
    type: 'Open this address there, signed in or not, and type the code:',
    // Promise F-07
    left: (minutes: number) =>
      minutes === 1
        ? 'It works once, within one more minute. Used, it works no more.'
        : `It works once, within ${minutes} more minutes. Used, it works no more.`,
    over: 'This code has run out.',
  },
  copy: {
    heading: 'A copy with us',
    // Promise F-07
    lead: 'We keep the key sealed with a passphrase, and a number made of passphrase and name by which it is found. Both lie with the made-up name. No account is written beside them.',
    limit: 'Whoever has our server can try passphrases as often as they like: one that is short or known is guessed. Take one that was drawn.',
    opens: 'It opens with the passphrase and the name as it is today. When you change the name, make the copy anew.',
    isKept: 'We keep a copy of this key. It opens with the name as it was when the copy was made.',
    press: 'Keep a copy',
    again: 'Make the copy anew',
    busy: 'Sealing the key',
    done: 'The copy is kept.',
    drop: 'Delete the copy',
    dropped: 'The copy is deleted.',
  },
  bring: {
    heading: 'Bring a key here',
    lead: 'From a browser that has the key, from its file, or from the copy that we keep.',
    // Promise F-07
    guest: 'You are signed out: the key will lie here for whoever uses this browser, until it is forgotten.',
    way: 'Where is it?',
    ways: { code: 'Other browser', file: 'File', copy: 'Copy' },
    code: 'Code',
    codeHint: 'Open this page in the browser that has the key, and press “Show a code”.',
    file: 'File with the key',
    name: 'Made-up name',
    nameHint: 'As it was when the copy was made.',
    press: 'Bring it here',
    busy: 'Opening the seal',
    needsFile: (name: string) => `Choose the file first. It was called “${name}” when it was made.`,
    problem,
  },
  replace: {
    title: 'Another key is in this browser',
    // Promise F-07
    text: (name: string) =>
      `It is the key of ${name}. If the other one takes its place, this one goes from this browser. It then comes back only from a file, from another browser or from a copy.`,
    nameless: 'A name is just being made with it. If the other key takes its place, that name cannot be made here any more.',
    press: 'Let it take the place',
    leave: 'Leave it as it is',
  },
  lost: {
    heading: 'If the key is lost',
    points: [
      // Promise F-07
      'It comes back from its file, from another browser that has it, or from the copy with us. There is no other way: no account is known to the name, so we cannot tell which name is yours.',
      // Promise F-07
      'What was written under it stays. You can neither change it nor delete it any more. You vote again only under a new name.',
    ],
    // Promise F-07
    rule: (quarter: string) =>
      `You can then make a new name, one in three months: at once if you made the lost one before ${day(quarterBegins(quarter))}, otherwise from ${next(quarter)}.`,
    make: 'Make a new name',
  },
  letGo: {
    heading: 'Let the name go',
    // Promise F-07
    lead: 'Both are done with the key alone. Your account is not asked.',
    // Promise F-07
    forget: 'Forget the key here',
    // Promise F-07
    forgetSure: (name: string) => `Forget the key of ${name} here?`,
    // Promise F-07
    forgetText:
      'Then nobody writes or votes under this name in this browser. The key comes back only from a file, from another browser or from a copy. What was written stays.',
    delete: 'Delete name and texts',
    deleteSure: (name: string) => `Delete ${name}?`,
    // Promise F-07
    deleteText: (name: string) =>
      `${name} goes for good, with all posts and comments written under it. Where others answered, an empty place stays. Its votes stay counted. A copy that we keep of the key goes, too.`,
    // Promise F-04, F-07
    deleteTogether:
      'All of it goes at one moment: whoever watches these posts just then can tell that they had one author. In the public ledger their lines come one by one within a week, each at a random moment, among those of others. Where hardly anybody else deletes anything, one may guess still. That is harder if you delete them one by one first, over several weeks.',
    deleteNext: (quarter: string) =>
      `A new name is made as after a lost key: at once if you made this one before ${day(quarterBegins(quarter))}, otherwise from ${next(quarter)}.`,
    deletePress: (name: string) => `Delete ${name}`,
    busy: 'One moment',
  },
  cancel: 'Cancel',
  failed: 'This did not work, or its answer was lost. Try again.',
  offline: 'The connection broke off, perhaps before we heard of it. Try again once it is back.',
  codeUsed: 'A code that is used up by then has to be shown anew.',
  limited: 'That was too often. Wait a few minutes and try again.',
};

export type PersonaKeyWords = typeof words;
