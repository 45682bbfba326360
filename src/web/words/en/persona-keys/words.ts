import { shortestPassphrase, transferLetters } from '#core/persona-keys/hand-code.ts';
import { transferMinutes } from '#core/persona-keys/key-copies.ts';
import { quarterAfter, quarterBegins } from '#core/persona-keys/issuer-key.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { claim } from './claim.ts';
import { aboutName, awayNames } from './name-place.ts';

const day = (of: string): string => daySaid(monthNames, of);
const next = (quarter: string): string => day(quarterBegins(quarterAfter(quarter)));

const problem: Readonly<Record<string, string>> = {
  NO_CODE: `A code has ${inWords(transferLetters)} letters and digits.`,
  NO_KEY_FILE: 'This file has no key of a made-up name.',
  SEAL_NOT_OPENED: 'This passphrase does not open the key. Nothing has changed.',
  // Promise F-07
  PERSONA_UNKNOWN: 'The name of this key was deleted, so nobody can use it any more. The key was not saved here.',
  KEYS_NOT_KEPT: 'This browser cannot save the key. Use a normal window, not a private (incognito) one, and a link that starts with https://.',
  noTransfer: `This code does not work. A code works once, for ${inWords(transferMinutes)} minutes.`,
  noCopy: 'We found no backup for this name and passphrase. Check both.',
};

export const words = {
  about: aboutName,
  away: awayNames,
  claim,
  claimPress: 'Answer',
  title: 'Your made-up name',
  description: 'How your made-up name works, and what you can do with it.',
  lead: 'You use this name with a key, not with your account. So this page also works when you are logged out.',
  reading: 'Looking for a key in this browser',
  unkept: 'This browser cannot save keys. Use a normal window, not a private (incognito) one, and a link that starts with https://.',
  here: 'Its key is in this browser.',
  change: 'Change name or picture',
  elsewhere: 'The key of your name is not here',
  waiting: (name: string, by: string | undefined) => (by === undefined ? `${name} begins within an hour` : `${name} begins by ${by}`),
  unfinished: 'Your name is not finished',
  finish: 'Finish the name',
  gone: 'Your name is deleted',
  notYours: 'This browser has no key for any of your names',
  several: {
    heading: 'This browser has keys for several names',
    lead: 'Choose the name to open.',
    nameless: (place: number) => `Key ${place}, name not loaded yet`,
  },
  leftOver: {
    heading: 'There is also a key for another name',
    open: (name: string) => `Open ${name}`,
  },
  othersKeys: {
    heading: 'Keys of other names in this browser',
    lead: 'Someone has left these keys here. Without logging in, anyone who uses this browser can rename these names, delete them with all posts and comments, or copy the keys.',
    // Promise F-07
    forget: (name: string) => `Remove the key of ${name}`,
    // Promise F-07
    means:
      'This browser will no longer have the key of this name. Without a copy in a file, another browser or a backup, nobody can write under this name again. Old posts stay.',
  },
  nowhere: 'This browser has no key for a made-up name',
  nowhereGuest: 'If you have a name, bring its key here. To make one, log in and join.',
  nowhereMember: 'If you have a name, bring its key here. Otherwise you can make one.',
  choose: 'Choose a name and a picture',
  // Promise F-07
  deleted: (name: string) => `${name} was deleted, with everything written under it. Its key is still in this browser, but you cannot use it any more.`,
  // Promise F-07
  deletedKept: 'If you did not delete the name, keep its key. The site may have been restored from an older backup, and the name may come back.',
  done: {
    returned: 'The key is back. You can write under this name in this browser again.',
    // Promise F-07
    returnedGuest:
      'The key is here. Without logging in you can rename the name, delete it, or copy its key. To write and vote under it, log in and confirm that it is yours.',
    // Promise F-07
    forgotten: 'The key is removed from this browser.',
    // Promise F-07
    deleted: 'The name is deleted, with everything written under it.',
    made: 'The name is ready. Back up its key in one more place.',
  },
  keep: {
    heading: 'Back up the key',
    // Promise F-07
    lead: 'If you clear the data of this browser or lose the device, the key is gone. Some browsers clear the data of sites you have not opened for a week, or when space runs low. Without the key nobody can write under this name again, and we cannot recover it. So save it in one more place.',
  },
  passphrase: {
    label: 'Passphrase',
    hint: `${inWords(shortestPassphrase)} characters or more. We do not know your passphrase, so we cannot send it to you.`.replace(/^./, (letter) =>
      letter.toUpperCase(),
    ),
    tooShort: `A passphrase needs at least ${inWords(shortestPassphrase)} characters.`,
    guessable:
      'This passphrase is easy to guess: it follows a pattern, repeats itself, uses few different characters, or is almost the name. Choose another, or let us suggest one.',
    suggest: 'Suggest one',
    drawn: 'Write it down now. It is shown here until you leave the page, and nowhere else.',
    show: 'Show passphrase',
  },
  file: {
    heading: 'A file',
    lead: 'The file has the key, locked with a passphrase. It does not say which name it opens. Anyone who has both the file and the passphrase can write under your name.',
    press: 'Make the file',
    busy: 'Encrypting the key',
    made: (name: string) =>
      `The file is ready. It is called “${name}”, so that your downloads list does not show what it is. Save it where you will find it again.`,
    save: 'Save the file',
  },
  code: {
    heading: 'Another device',
    lead: `A code brings the key to another browser of yours. It works once, within ${inWords(transferMinutes)} minutes. Until then we store the key, locked so that only this code opens it.`,
    press: 'Show a code',
    another: 'Show another code',
    busy: 'Encrypting the key',
    type: 'Open this link in the other browser, logged in or not, and type the code:',
    // Promise F-07
    left: (minutes: number) => (minutes === 1 ? 'It works once, within one more minute.' : `It works once, within ${minutes} more minutes.`),
    over: 'This code has expired.',
  },
  copy: {
    heading: 'A backup with us',
    // Promise F-07
    lead: 'We store the key, locked with your passphrase. We find it again by a number made from passphrase and name. Both are stored with the made-up name, not with any account.',
    limit: 'Someone with access to our server could try passphrases as often as they like, and would guess a short or common one. Use one that we suggest.',
    opens: 'The backup opens with the passphrase and the name as it is today. If you change the name, make a new backup.',
    isKept: 'We have a backup of this key. It opens with the name as it was when the backup was made.',
    press: 'Make a backup',
    again: 'Make a new backup',
    busy: 'Encrypting the key',
    done: 'The backup is saved.',
    drop: 'Delete the backup',
    dropped: 'The backup is deleted.',
  },
  bring: {
    heading: 'Bring a key here',
    lead: 'Take it from a browser that has the key, from its file, or from our backup.',
    // Promise F-07
    guest: 'You are logged out: anyone who uses this browser can use the key until it is removed.',
    way: 'Where is the key?',
    ways: { code: 'Other browser', file: 'File', copy: 'Backup' },
    code: 'Code',
    codeHint: 'Open this page in the browser that has the key, and press “Show a code”.',
    file: 'File with the key',
    name: 'Made-up name',
    nameHint: 'As it was when the backup was made.',
    press: 'Bring it here',
    busy: 'Decrypting the key',
    needsFile: (name: string) => `Choose the file first. It was called “${name}” when it was made.`,
    problem,
  },
  replace: {
    title: 'Another key is in this browser',
    // Promise F-07
    text: (name: string) =>
      `It is the key of ${name}. If you replace it, it is removed from this browser, and comes back only from a file, another browser or a backup.`,
    nameless: 'A name is being made with this key right now. If you replace the key, that name can no longer be made here.',
    press: 'Replace it',
    leave: 'Leave it as it is',
  },
  lost: {
    heading: 'If the key is lost',
    points: [
      // Promise F-07
      'You can get the key back from its file, from another browser that has it, or from our backup. There is no other way: the name is not linked to any account, so we cannot tell which name is yours.',
      // Promise F-07
      'What you wrote under this name stays, but you cannot change or delete it any more. To vote again, you need a new name.',
    ],
    // Promise F-07
    rule: (quarter: string) =>
      `You can make one name in every three-month period. If you made the lost name before ${day(quarterBegins(quarter))}, you can make a new one now, otherwise from ${next(quarter)}.`,
    make: 'Make a new name',
  },
  letGo: {
    heading: 'Remove or delete the name',
    // Promise F-07
    lead: 'For both you need only the key, not your account.',
    // Promise F-07
    forget: 'Remove the key here',
    // Promise F-07
    forgetSure: (name: string) => `Remove the key of ${name} here?`,
    // Promise F-07
    forgetText:
      'Then nobody can write or vote under this name in this browser. The key comes back only from a file, another browser or a backup. What was written stays.',
    delete: 'Delete the name and its posts',
    deleteSure: (name: string) => `Delete ${name}?`,
    // Promise F-07
    deleteText: (name: string) =>
      `${name} is deleted for good, with all posts and comments under it. Where others replied, an empty place stays. Its votes still count. Our backup of the key is deleted too.`,
    // Promise F-04, F-07
    deleteTogether:
      'All posts and comments go at the same moment. Someone who watches them just then can tell that one person wrote them. In the public ledger, our list of deletions, each appears at a random moment within a week, among others. If hardly anyone else deletes anything, people may still guess. To make that harder, first delete them one by one, over several weeks.',
    deleteNext: (quarter: string) =>
      `If you made this name before ${day(quarterBegins(quarter))}, you can make a new one now, otherwise from ${next(quarter)}.`,
    deletePress: (name: string) => `Delete ${name}`,
    busy: 'One moment',
  },
  cancel: 'Cancel',
  failed: 'This did not work, or we got no answer. Try again.',
  offline: 'The connection broke, and we may not have received this. Try again when you are back online.',
  codeUsed: 'If the code is already used, show a new one.',
  limited: 'Too many tries. Wait a few minutes and try again.',
};

export type PersonaKeyWords = typeof words;
