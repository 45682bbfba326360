import type { BenefitsProblems } from '#core/benefits/benefits-draft.ts';
import type { benefitsSteps } from '#core/benefits/benefits-form-url.ts';
import { longestBenefitNote } from '#core/benefits/benefit.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts-en.ts';
import { inWords } from '../figures/numbers-en.ts';

/** Sentences of the form in which benefits are shared, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Say which benefits you get',
  // Promise F-07
  description: 'Yes or no, on one page. A key on this device lets you change your answers later; no account is linked to them.',
  heading: (company: string) => (company ? `Your benefits at ${company}` : 'Say which benefits you get'),
  change: (company: string) => `Change your benefits at ${company}`,
  send: 'Send the answers',
  before: (company: string) => `You have already shared benefits at ${company} from this device.`,
  toBefore: 'See those benefits',
  gone: 'These answers are not on this device.',
  goneBecause: 'Only the device that sent answers can change them. They may also have been deleted.',
  couldNotLoad: 'Your answers could not be loaded.',
  steps: { tell: 'All on one page' } satisfies Record<keyof typeof benefitsSteps, string>,

  question: 'Which of these do you get?',
  lead: 'Leave out what you do not know. Press again to take an answer back.',
  yes: 'Yes',
  no: 'No',
  answered: (count: number) => (count === 0 ? 'No answer yet.' : `${counted(count, 'answer', 'answers')}.`),
  answerProblems: {
    missing: 'Answer for at least one.',
    twice: 'One benefit was answered twice. Please answer it again.',
  } satisfies Record<NonNullable<BenefitsProblems['answers']>, string>,
  note: 'A note about one benefit',
  noteHint: 'What others should know: from which grade, how many days, what it took. Everyone can read it; leave out names.',
  noteLong: `At most ${grouped(longestBenefitNote)} characters.`,
  noteAbout: 'What is the note about?',
  choose: 'Choose',
  noAbout: 'Choose the benefit that the note is about, or empty it.',

  // Promise F-07
  key: 'Your answers get their own key, to change or delete them. The key stays on this device, is not linked to any account, and we cannot look it up.',
  // Promise F-02
  together: `Answers are shown only as totals of ${inWords(fewestContributors)} people or more, never yours alone.`,
  // Promise F-17
  delay: 'Your answers are published within three days, at a random hour. Readers see the week of a note, never the day.',
  noteDelay: 'A note is published within three days, at a random hour. Readers see the week, never the day.',
  changeable: 'The key works only on this device, also to answer a moderator. If you clear this site’s data, the key is gone.',
};

export type BenefitsFormWords = typeof words;
