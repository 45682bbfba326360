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
  description: 'Yes or no, on one page. Your answers have their own key and are not linked to any account.',
  heading: (company: string) => (company ? `Your benefits at ${company}` : 'Say which benefits you get'),
  change: (company: string) => `Change your benefits at ${company}`,
  send: 'Send the answers',
  before: (company: string) => `You have already shared benefits at ${company} from this device.`,
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
    missing: 'Answer at least one of them.',
    twice: 'One of them was answered twice. Please answer it again.',
  } satisfies Record<NonNullable<BenefitsProblems['answers']>, string>,
  note: 'A note about one of them',
  noteHint: 'What others should know: from which grade, how many days, what it took. Everyone can read it; leave out names.',
  noteLong: `At most ${grouped(longestBenefitNote)} characters.`,
  noteAbout: 'What is the note about?',
  choose: 'Choose',
  noAbout: 'Choose which one the note is about, or empty the note.',

  // Promise F-07
  key: 'The answers get their own key, which stays on this device. It is not linked to any account, and we cannot look it up.',
  // Promise F-02
  together: `Answers are shown only as totals of ${inWords(fewestContributors)} people or more, never yours alone.`,
  // Promise F-17
  delay: 'They are published within three days, at a random hour. Readers see the week of a note, never the day.',
  noteDelay: 'A note is published within three days, at a random hour. Readers see the week, never the day.',
  changeable:
    'With that key you can change them, delete them and answer a moderator, but only from this device. If you clear this site’s data, the key is gone.',
};

export type BenefitsFormWords = typeof words;
