import type { JobField } from '#core/exposure/anonymity-set.ts';
import type { ExposureKind, LeadingKind } from '#core/exposure/finding.ts';
import { counted } from '../figures/counts.ts';

const parts: Record<JobField, string> = {
  city: 'my city',
  employment: 'my kind of employment',
  isCurrent: 'whether I still work there',
  designation: 'my job title',
  department: 'my department',
};

export const words = {
  heading: 'Could this identify you?',
  found: (count: number) => `${counted(count, 'part of your text', 'parts of your text')} may identify you. You can still post it as it is.`,
  unread: 'Your text has not been checked yet.',
  nothing: 'We found no words that point to you.',
  limits: 'Only words are checked, on this device. Read it once as your boss would: who else could have written it?',
  why: {
    name: 'Naming a person can harm them, and can lead back to you.',
    phone: 'A phone number shows who someone is.',
    mail: 'An email address shows who someone is.',
    account: 'A profile link shows who someone is.',
    id: 'Your employer can look up whose number this is.',
    date: 'Your employer can look up who came, left or was there on that date.',
    amount: 'Few people have exactly this amount on their payslip.',
    project: 'Few people work on this project.',
    place: 'Few people work at this place.',
    person: 'People at the company will know who this is.',
  } satisfies Record<ExposureKind, string>,
  takeOut: 'Remove',
  putInstead: (general: string) => `Write “${general}”`,
  putInsteadOf: (said: string, general: string) => `Instead of “${said}” write “${general}”`,
  takeOutNamed: (said: string) => `Remove: “${said}”`,
  asItIs: 'Send it as it is',
  send: 'Send it',
  back: 'Back to the text',
  // Promise F-10
  goingOut: {
    heading: {
      phone: 'A phone number has to go first',
      mail: 'An email address has to go first',
      account: 'A link to someone’s account has to go first',
      id: 'A number that only one person has must go first',
      several: 'These have to go first',
    } satisfies Record<LeadingKind | 'several', string>,
    because: 'This can lead to you or to someone else. What you wrote is sent without it.',
    takeOut: { one: 'Take it out', several: 'Take them out' },
    change: 'Change the text',
    isOut: 'It is out. A note in brackets is in its place.',
    takeOutAndSend: {
      phone: 'Take the number out and send',
      mail: 'Take the address out and send',
      account: 'Take the link out and send',
      id: 'Take the number out and send',
      several: 'Take them out and send',
    } satisfies Record<LeadingKind | 'several', string>,
    readFirst: 'A moderator reads this first.',
    becauseNamed: (names: string) => `You name a person: ${names}. Without the name it does not have to wait for that.`,
    delay: 'It is published once a moderator has read it. Readers see the week, never the day.',
  },
  leaveOut: (part: JobField) => `Leave out ${parts[part]}`,
};

export type ExposureWords = typeof words;
