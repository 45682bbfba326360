import { fewestContributors } from '#core/crowds/fewest.ts';
import type { CheckInFormProblems } from '#core/salaries/check-in-form.ts';
import type { PayUnclear } from '#core/salaries/pay-in.ts';
import { inWords } from '../figures/numbers.ts';
import { numberSaid } from '../figures/number-said.ts';

type SentenceOf<Field extends keyof CheckInFormProblems> = Record<Exclude<CheckInFormProblems[Field], 'number' | PayUnclear | undefined>, string>;

export const words = {
  due: 'How did the year go? Did you get the pay that was promised? It takes thirty seconds.',
  dueLabel: 'Time for the yearly check-in',
  tellOf: (company: string) => `Answer for ${company}`,
  tellOfUnnamed: 'Answer for a salary',

  ask: 'How did the year go?',
  askAgain: (year: number) => `How did the year go? Saved for ${year}`,
  // Promise F-02, F-07, F-11
  lead: `It takes thirty seconds, and you can skip any line. Your answers go with this salary, and are shown only in figures of at least ${inWords(fewestContributors)} people.`,
  year: 'The year that ends in',
  yearHint: (year: number) => `Of the year from April ${year - 1} to March ${year}, choose ${year}.`,
  replaces: (year: number) => `This replaces what you shared for ${year}.`,

  variablePromised: 'Variable pay promised',
  variablePaid: 'Variable pay paid',
  variableHint: 'For that whole year, such as 1.5 lakh.',
  paidHint: 'Write 0 if nothing came.',
  hikeAnnounced: 'Hike announced, in percent',
  hikeReceived: 'Hike received, in percent',
  hikeHint: 'Such as 10. It is rounded: 8.5 counts as 9.',
  receivedHint: 'Write 0 if none came.',
  months: 'Months since your pay last changed',
  monthsHint: 'For 1 year 2 months, write 14.',

  numbers: numberSaid,
  problems: {
    variablePromised: {
      silent: 'Fill in at least one line, here or below.',
      half: 'Add what was promised too, or leave both empty.',
      none: 'If nothing was promised, leave both empty.',
    },
    variablePaid: { half: 'Add what was paid too: 0 if nothing came.', more: 'That is more than twice what was promised. Check both amounts.' },
    hikeAnnounced: { half: 'Add what was announced too, or leave both empty.' },
    hikeReceived: { half: 'Add what you received too: 0 if none.' },
  } satisfies { [Field in keyof Omit<Required<CheckInFormProblems>, 'monthsSinceRevision'>]: SentenceOf<Field> },

  restored: 'This is what you typed before and did not send.',
  throwAway: 'Clear',
  send: 'Save',
  sending: 'Sending…',
  reported: (year: number) => `Saved for ${year}.`,
  counted: 'It counts together with what others shared.',
  notCounted: 'This salary is not counted, so your answers about the year are not counted.',
};

export type CheckInWords = typeof words;
