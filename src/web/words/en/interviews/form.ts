import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import type { InterviewProblems, OfferEnd, OfferProblem } from '#core/interviews/interview-draft.ts';
import type { InterviewStep } from '#core/interviews/interview-steps.ts';
import { longestQuestion, longestStory, longestTips, mostRoundQuestions, mostRounds } from '#core/interviews/interview.ts';
import { counted } from '../figures/counts.ts';
import { inWords } from '../figures/numbers.ts';
import { numberSaid } from '../figures/number-said.ts';

const days = (count: number): string => counted(count, 'day', 'days');

export const words = {
  title: 'Share an interview',
  // Promise F-07
  description: 'Say what was asked and how it ended. You can change your interview later from this device. No account is linked to it.',
  heading: (company: string) => (company ? `Your interview at ${company}` : 'Share an interview'),
  change: (company: string) => `Edit your interview at ${company}`,
  send: 'Send the interview',
  before: (company: string) => `You have already shared an interview at ${company} from this device.`,
  toBefore: 'See that interview',
  gone: 'You cannot change this interview from this device.',
  goneBecause: 'An interview can only be changed on the device that sent it. It may also have been deleted.',
  couldNotLoad: 'Your interview could not be loaded.',

  steps: {
    company: 'Which company?',
    job: 'For which job?',
    rounds: 'Which rounds were there?',
    story: 'How was it?',
    end: 'How did it end?',
    send: 'Check and send',
  } satisfies Record<InterviewStep, string>,
  choose: 'Choose',
  notSaid: 'Prefer not to say',
  yes: 'Yes',
  no: 'No',
  numbers: numberSaid,

  experience: 'Had you worked before?',
  noExperience: 'Choose one of the two.',
  designation: 'Job',
  designationHint: 'Everyone can read it. Leave it empty if only a few people do this job there.',
  source: 'How did you apply?',
  college: 'College',
  collegeHint: 'Everyone can read it.',

  roundsHint: 'Tap the rounds in order. Leave out what you do not remember.',
  addRound: 'Add a round',
  roundsSaid: (count: number) =>
    count === 0 ? 'No round yet.' : count < mostRounds ? `${counted(count, 'round', 'rounds')}.` : `${count} rounds: that is the most.`,
  manyRounds: `At most ${mostRounds} rounds.`,
  round: (place: number, kind: string) => `${place}. ${kind}`,
  remove: 'Remove',
  removeRound: (place: number, kind: string) => `Remove ${place}. ${kind}`,
  questions: 'What was asked?',
  questionsHint: 'One question per line.',
  questionProblems: {
    many: `At most ${mostRoundQuestions} questions per round.`,
    long: `A question has at most ${longestQuestion} characters. Start a new line for each.`,
  } satisfies Record<NonNullable<InterviewProblems['questions']>, string>,
  more: 'More about this round',
  minutes: 'Minutes',
  roundHardness: 'How hard?',
  // Promise F-24
  roundTogether: `We show how long people waited, and if they got feedback, only for ${inWords(fewestContributors)} people or more together, never yours alone.`,
  waitDays: 'Days you waited',
  waitHint: 'Count from the last round, or from the day you applied.',
  feedback: 'Did the company say how you did?',

  hardness: 'How hard was it overall?',
  noHardness: 'Choose one of the three.',
  story: 'How did it go?',
  storyHint: 'What would you have liked to know the night before? Leave out names.',
  storyProblems: {
    missing: 'Write how it went, or go back and add one question.',
    long: `At most ${grouped(longestStory)} characters.`,
  } satisfies Record<NonNullable<InterviewProblems['story']>, string>,
  tips: 'Tips for the next candidate',
  tipsHint: 'What to prepare, what to ask them.',
  tipsLong: `At most ${grouped(longestTips)} characters.`,

  outcome: 'How did it end?',
  noOutcome: 'Choose how it ended.',
  // Promise F-12
  endTogether: `Readers see the result with your interview. We show your other answers only for ${inWords(fewestContributors)} people or more together, never yours alone.`,
  unpaidHours: 'Hours of unpaid work',
  unpaidHint: 'Assignments and trial days they asked for.',
  offerEnd: 'What happened to the offer?',
  offerEnds: {
    joined: 'I joined',
    revoked: 'They withdrew it',
    declined: 'I turned it down',
    waiting: 'I have not joined yet',
  } satisfies Record<OfferEnd, string>,
  letterDays: 'Days until the offer letter',
  joiningDays: 'Days until the joining date',
  movedDays: 'By how many days the joining date changed',
  offerHints: {
    letterDays: 'Counted from the day you were selected.',
    joiningDays: 'The first date they gave, counted from the day you were selected.',
    movedDays: 'Write 0 if the joining date did not change.',
  },
  offerProblems: {
    order: 'The letter cannot come after the joining date. Check both dates.',
    moved: 'Add the first joining date, or leave this out.',
  } satisfies Record<OfferProblem, string>,

  readOver: 'This is what everyone will read',
  countedTitle: 'Shown only together with others',
  uncountedTitle: 'Not counted',
  counted: {
    waits: (count: number) => `${days(count)} of waiting`,
    feedback: (reported: number, of: number) => `feedback after ${grouped(reported)} of ${counted(of, 'round', 'rounds')}`,
    unpaid: (hours: number) => `${counted(hours, 'hour', 'hours')} without pay`,
    letter: (count: number) => `letter after ${days(count)}`,
    joining: (count: number) => `joining after ${days(count)}`,
    moved: (count: number) => (count === 0 ? 'joining date not changed' : `joining date changed by ${days(count)}`),
  },
  // Promise F-07
  key: 'You can change or delete your interview later, but only from this device. It is not linked to any account, and we cannot look up whose it is.',
  // Promise F-17
  delay: 'Your interview is published within three days, at a random hour. Readers see the week, never the day.',
  together: 'Others can answer the questions that you add. A question with answers stays, even if you delete your interview.',
  changeable: 'If you clear this site’s data, you can no longer change or delete your interview, or answer a moderator.',
};

export type InterviewFormWords = typeof words;
