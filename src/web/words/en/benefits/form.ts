import type { BenefitsProblems } from '#core/benefits/benefits-draft.ts';
import type { benefitsSteps } from '#core/benefits/benefits-form-url.ts';
import { longestBenefitNote } from '#core/benefits/benefit.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts.ts';
import { inWords } from '../figures/numbers.ts';

export const words = {
  title: 'Say which benefits you get',
  // Promise F-07
  description: 'Answer yes or no, on one page. You can change your answers later from this device. They are not linked to any account.',
  heading: (company: string) => (company ? `Your benefits at ${company}` : 'Say which benefits you get'),
  change: (company: string) => `Change your benefits at ${company}`,
  send: 'Send the answers',
  before: (company: string) => `You have already shared benefits at ${company} from this device.`,
  toBefore: 'See those benefits',
  gone: 'You cannot change these answers from this device.',
  goneBecause: 'Only the device that sent answers can change them. They may also have been deleted.',
  couldNotLoad: 'Your answers could not be loaded.',
  steps: { tell: 'All on one page' } satisfies Record<keyof typeof benefitsSteps, string>,

  question: 'Which of these do you get?',
  lead: 'Skip what you do not know. To take an answer back, press it again.',
  yes: 'Yes',
  no: 'No',
  answered: (count: number) => (count === 0 ? 'No answer yet.' : `${counted(count, 'answer', 'answers')}.`),
  answerProblems: {
    missing: 'Say yes or no to at least one.',
    twice: 'One benefit was answered twice. Please answer it again.',
  } satisfies Record<NonNullable<BenefitsProblems['answers']>, string>,
  note: 'A note about one benefit',
  noteHint: 'What others should know: from which grade, how many days, how you got it. Everyone can read it, so write no names.',
  noteLong: `At most ${grouped(longestBenefitNote)} characters.`,
  noteAbout: 'What is the note about?',
  choose: 'Choose',
  noAbout: 'Choose the benefit that the note is about, or delete the note.',

  // Promise F-07
  key: 'You can change or delete your answers later, but only from this device. They are not linked to any account, and we cannot know that they are yours.',
  // Promise F-02
  together: `Answers are shown only as totals of ${inWords(fewestContributors)} people or more, never yours alone.`,
  // Promise F-17
  delay: 'Your answers are published within three days, at a random hour. Readers see the week of a note, never the day.',
  noteDelay: 'A note is published within three days, at a random hour. Readers see the week, never the day.',
  changeable: 'You can also answer a moderator only from this device. If you clear this site’s data in your browser, you can no longer change your answers.',
};

export type BenefitsFormWords = typeof words;
