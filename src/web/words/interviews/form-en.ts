import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import type { InterviewProblems, OfferEnd, OfferProblem } from '#core/interviews/interview-draft.ts';
import type { InterviewStep } from '#core/interviews/interview-steps.ts';
import { longestQuestion, longestStory, longestTips, mostRoundQuestions, mostRounds } from '#core/interviews/interview.ts';
import { counted } from '../figures/counts-en.ts';
import { inWords } from '../figures/numbers-en.ts';

const days = (count: number): string => counted(count, 'day', 'days');

/** Sentences of the form in which an interview is told, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Tell of an interview',
  // Promise F-07
  description: 'What was asked, round by round, and how it ended. Your story has a key of its own, and no account is known to it.',
  heading: (company: string) => (company ? `Your interview at ${company}` : 'Tell of an interview'),
  change: (company: string) => `Change your interview at ${company}`,
  send: 'Send the interview',
  before: (company: string) => `You have told of an interview at ${company} from this device before.`,
  toBefore: 'See that one',
  gone: 'This interview is not on this device.',
  goneBecause: 'Only the device that sent an interview can change it. It may also be deleted by now.',
  couldNotLoad: 'Your interview could not be fetched.',

  steps: {
    company: 'Which company?',
    job: 'For which job?',
    rounds: 'Which rounds were there?',
    story: 'How was it?',
    end: 'How did it end?',
    send: 'Read it once more',
  } satisfies Record<InterviewStep, string>,
  choose: 'Choose',
  notSaid: 'Not said',
  yes: 'Yes',
  no: 'No',
  number: (most: number) => `Write a whole number up to ${grouped(most)}, or leave it out.`,

  experience: 'Had you worked before?',
  noExperience: 'Choose one of the two.',
  designation: 'Job',
  designationHint: 'Everybody reads it. Leave it out where few do this job there.',
  source: 'How did you apply?',
  college: 'College',
  collegeHint: 'Everybody reads it.',

  roundsHint: 'Press each kind in its order. Leave out what you do not remember.',
  addRound: 'Add a round',
  roundsSaid: (count: number) =>
    count === 0 ? 'No round yet.' : count < mostRounds ? `${counted(count, 'round', 'rounds')}.` : `${count} rounds: that is the most.`,
  manyRounds: `At most ${mostRounds} rounds.`,
  round: (place: number, kind: string) => `${place}. ${kind}`,
  remove: 'Remove',
  removeRound: (place: number, kind: string) => `Remove ${place}. ${kind}`,
  questions: 'What was asked?',
  questionsHint: 'One question a line.',
  questionProblems: {
    many: `At most ${mostRoundQuestions} questions a round.`,
    long: `A question has at most ${longestQuestion} letters. Begin a new line for each.`,
  } satisfies Record<NonNullable<InterviewProblems['questions']>, string>,
  more: 'More about this round',
  minutes: 'Minutes',
  roundHardness: 'How hard?',
  // Promise F-24
  roundTogether: `Waiting and feedback are shown only in sums of ${inWords(fewestContributors)} people or more, never of you alone.`,
  waitDays: 'Days waited for it',
  waitHint: 'Since the round before, or since you applied.',
  feedback: 'Were you told how it went?',

  hardness: 'How hard was it, all in all?',
  noHardness: 'Choose one of the three.',
  story: 'How did it go?',
  storyHint: 'What would you have liked to know the night before? Leave out names.',
  storyProblems: {
    missing: 'Say how it went, or go back and write down one question.',
    long: `At most ${grouped(longestStory)} letters.`,
  } satisfies Record<NonNullable<InterviewProblems['story']>, string>,
  tips: 'Tips for whoever sits there next',
  tipsHint: 'What to prepare, what to ask them.',
  tipsLong: `At most ${grouped(longestTips)} letters.`,

  outcome: 'How did it end?',
  noOutcome: 'Choose how it ended.',
  // Promise F-12
  endTogether: `How it ended stands with your story. The rest is shown only in sums of ${inWords(fewestContributors)} people or more, never of you alone.`,
  unpaidHours: 'Hours of work without pay',
  unpaidHint: 'Assignments and trial days that they asked for.',
  offerEnd: 'What became of the offer?',
  offerEnds: {
    joined: 'I joined',
    revoked: 'They took it back',
    declined: 'I turned it down',
    waiting: 'I have not joined yet',
  } satisfies Record<OfferEnd, string>,
  letterDays: 'Days until the offer letter',
  joiningDays: 'Days until the joining date',
  movedDays: 'Days by which it was moved',
  offerHints: {
    letterDays: 'Counted from the day you were selected.',
    joiningDays: 'As it was first given, counted from the same day.',
    movedDays: '0 where it was kept.',
  },
  offerProblems: {
    order: 'The letter cannot come after the joining date. Look at both once more.',
    moved: 'Say the joining date that was moved, or leave this out.',
  } satisfies Record<OfferProblem, string>,

  readOver: 'This is what everybody will read',
  countedTitle: 'Only in sums of many',
  uncountedTitle: 'Not counted',
  counted: {
    waits: (count: number) => `${days(count)} of waiting`,
    feedback: (told: number, of: number) => `feedback after ${grouped(told)} of ${counted(of, 'round', 'rounds')}`,
    unpaid: (hours: number) => `${counted(hours, 'hour', 'hours')} without pay`,
    letter: (count: number) => `letter after ${days(count)}`,
    joining: (count: number) => `joining after ${days(count)}`,
    moved: (count: number) => (count === 0 ? 'joining date kept' : `moved by ${days(count)}`),
  },
  // Promise F-07
  key: 'The interview gets a key of its own, which stays on this device. No account is known to it, and we cannot look it up.',
  // Promise F-17
  delay: 'It comes out within three days, at an hour drawn at random. Readers see the week, never the day.',
  together: 'What was asked becomes questions that others can answer. Those they answered stay, even if you delete your story.',
  changeable: 'With that key you can change it, delete it and answer a moderator, from this device alone. Clearing the data of this site takes the key away.',
};

export type InterviewFormWords = typeof words;
