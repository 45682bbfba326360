import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import {
  interviewKnownTo,
  interviewProblems,
  mostStageDays,
  mostUnpaidHours,
  offerEnds,
  type InterviewDraft,
  type InterviewProblems,
  type OfferStory,
  type OwnInterview,
} from './interview-draft.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources } from './interview.ts';
import { fieldsOfRound, numbersIn, roundOf, roundsIn, roundsKept } from './round-fields.ts';
import { typedNumber } from '../calculators/typed-number.ts';
import { choiceIn, saidAsText } from './typed-facts.ts';

const numbersAtMost = { unpaidHours: mostUnpaidHours, letterDays: mostStageDays, joiningDays: mostStageDays, movedDays: mostStageDays } as const;
type InterviewNumber = keyof typeof numbersAtMost;
const numberNames: readonly InterviewNumber[] = ['unpaidHours', 'letterDays', 'joiningDays', 'movedDays'];

/** Empty for what was not said; `rounds` as made by `roundsKept`. */
export interface InterviewFields extends CompanyFields, Readonly<Record<InterviewNumber, string>>, Readonly<Record<string, string | boolean>> {
  readonly designationId: string;
  readonly designation: string;
  readonly experience: string;
  readonly source: string;
  readonly collegeId: string;
  readonly college: string;
  readonly rounds: string;
  readonly hardness: string;
  readonly story: string;
  readonly tips: string;
  readonly outcome: string;
  readonly offerEnd: string;
}

export const emptyInterview: InterviewFields = {
  ...emptyCompany,
  designationId: '',
  designation: '',
  experience: '',
  source: '',
  collegeId: '',
  college: '',
  rounds: '',
  hardness: '',
  story: '',
  tips: '',
  outcome: '',
  unpaidHours: '',
  letterDays: '',
  joiningDays: '',
  movedDays: '',
  offerEnd: '',
};

export interface InterviewFormProblems extends InterviewProblems, Partial<Record<InterviewNumber | 'minutes' | 'waitDays', 'number'>> {
  readonly company?: 'missing';
}

/** Applies the server's rule, and checks for a company and valid numbers. */
export function interviewFormProblems(fields: InterviewFields): InterviewFormProblems {
  const wrong = numberNames.filter((name) => typedNumber(fields[name], numbersAtMost[name]) === undefined);
  const rounds = roundsIn(fields.rounds);
  const { experience, outcome, hardness } = chosenIn(fields);
  return {
    ...companyFieldsProblem(fields),
    ...interviewProblems({ experience, outcome, hardness, story: fields.story, tips: fields.tips, rounds: rounds.map(roundOf), offer: offerOf(fields) }),
    ...numbersIn(rounds),
    ...Object.fromEntries(wrong.map((name) => [name, 'number'])),
  };
}

export function interviewOf(fields: InterviewFields): InterviewDraft {
  const { experience, outcome, hardness } = chosenIn(fields);
  return interviewKnownTo({
    designationId: Number(fields.designationId) || null,
    experience: experience ?? 'experienced',
    outcome: outcome ?? 'waiting',
    source: choiceIn(interviewSources, fields.source),
    collegeId: Number(fields.collegeId) || null,
    hardness: hardness ?? 'average',
    rounds: roundsIn(fields.rounds).map(roundOf),
    story: fields.story.trim(),
    tips: fields.tips.trim() || null,
    unpaidHours: typedNumber(fields.unpaidHours, mostUnpaidHours) ?? null,
    offer: offerOf(fields),
  });
}

export function fieldsOfInterview({ company, offer, rounds, ...own }: OwnInterview): InterviewFields {
  return {
    ...emptyInterview,
    ...fieldsOfCompany(company),
    designationId: saidAsText(own.designationId),
    designation: saidAsText(own.designation),
    experience: own.experience,
    source: saidAsText(own.source),
    collegeId: saidAsText(own.collegeId),
    college: saidAsText(own.college),
    rounds: roundsKept(rounds.map(fieldsOfRound)),
    hardness: own.hardness,
    story: own.story,
    tips: own.tips ?? '',
    outcome: own.outcome,
    unpaidHours: saidAsText(own.unpaidHours),
    letterDays: saidAsText(offer?.letterDays),
    joiningDays: saidAsText(offer?.joiningDays),
    movedDays: saidAsText(offer?.movedDays),
    offerEnd: saidAsText(offer?.end),
  };
}

const chosenIn = ({ experience, outcome, hardness }: InterviewFields) => ({
  experience: choiceIn(candidateExperiences, experience),
  outcome: choiceIn(interviewOutcomes, outcome),
  hardness: choiceIn(hardnesses, hardness),
});

function offerOf(fields: InterviewFields): OfferStory | null {
  const end = choiceIn(offerEnds, fields.offerEnd);
  if (fields.outcome !== 'offered' || end === null) return null;
  const days = (name: InterviewNumber): number | null => typedNumber(fields[name], numbersAtMost[name]) ?? null;
  return { letterDays: days('letterDays'), joiningDays: days('joiningDays'), movedDays: days('movedDays'), end };
}
