import type { BenefitsProblems } from '#core/benefits/benefits-draft.ts';
import type { benefitsSteps } from '#core/benefits/benefits-form-url.ts';
import { longestBenefitNote } from '#core/benefits/benefit.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts-en.ts';
import { inWords } from '../figures/numbers-en.ts';

/** Sentences of the form in which benefits are told of, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Say which benefits you get',
  // Promise F-07
  description: 'Yes or no, on one page. Your answers have a key of their own, and no account is known to it.',
  heading: (company: string) => (company ? `Your benefits at ${company}` : 'Say which benefits you get'),
  change: (company: string) => `Change your benefits at ${company}`,
  send: 'Send the answers',
  before: (company: string) => `You have told of benefits at ${company} from this device before.`,
  toBefore: 'See those',
  gone: 'These answers are not on this device.',
  goneBecause: 'Only the device that sent answers can change them. They may also be deleted by now.',
  couldNotLoad: 'Your answers could not be fetched.',
  steps: { tell: 'All on one page' } satisfies Record<keyof typeof benefitsSteps, string>,

  question: 'Which of these do you get?',
  lead: 'Leave out what you do not know. Press again to take an answer back.',
  yes: 'Yes',
  no: 'No',
  answered: (count: number) => (count === 0 ? 'No answer yet.' : `${counted(count, 'answer', 'answers')}.`),
  answerProblems: {
    missing: 'Say yes or no to one of them at least.',
    twice: 'One of them was answered twice. Answer it once more.',
  } satisfies Record<NonNullable<BenefitsProblems['answers']>, string>,
  note: 'A note about one of them',
  noteHint: 'What one should know: from which grade, how many days, what it took. Everybody reads it; leave out names.',
  noteLong: `At most ${grouped(longestBenefitNote)} letters.`,
  noteAbout: 'What is the note about?',
  choose: 'Choose',
  noAbout: 'Choose which one the note is about, or empty the note.',

  // Promise F-07
  key: 'The answers get a key of their own, which stays on this device. No account is known to it, and we cannot look it up.',
  // Promise F-02
  together: `Answers are shown only counted together, of ${inWords(fewestContributors)} people or more, never of you alone.`,
  // Promise F-17
  delay: 'They count and come out within three days, at an hour drawn at random. Readers see the week of a note, never the day.',
  noteDelay: 'A note comes out within three days, at an hour drawn at random. Readers see the week, never the day.',
  changeable:
    'With that key you can change them, delete them and answer a moderator, from this device alone. Clearing the data of this site takes the key away.',
};

export type BenefitsFormWords = typeof words;
