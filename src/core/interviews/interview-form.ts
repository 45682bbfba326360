import {
  interviewKnownTo,
  interviewProblems,
  mostRoundMinutes,
  mostStageDays,
  mostUnpaidHours,
  offerEnds,
  type InterviewDraft,
  type InterviewProblems,
  type OfferStory,
  type OwnInterview,
  type RoundDraft,
} from './interview-draft.ts';
import {
  candidateExperiences,
  hardnesses,
  interviewOutcomes,
  interviewSources,
  longestQuestion,
  mostRoundQuestions,
  mostRounds,
  roundKinds,
  type RoundKind,
} from './interview.ts';

/** The steps in which an interview is told, each with the fields that it asks for: one thing at a time. */
export const interviewSteps = {
  company: ['company'],
  job: ['experience'],
  rounds: ['rounds', 'questions', 'minutes', 'waitDays'],
  story: ['hardness', 'story', 'tips'],
  end: ['outcome', 'unpaidHours', 'letterDays', 'joiningDays', 'movedDays', 'offer'],
  send: [],
} as const satisfies Record<string, readonly (keyof InterviewFormProblems)[]>;

export type InterviewStep = keyof typeof interviewSteps;

/** The numbers of an interview beside those of its rounds, and the most that each may be. */
const numbersAtMost = { unpaidHours: mostUnpaidHours, letterDays: mostStageDays, joiningDays: mostStageDays, movedDays: mostStageDays } as const;
type InterviewNumber = keyof typeof numbersAtMost;
const numberNames: readonly InterviewNumber[] = ['unpaidHours', 'letterDays', 'joiningDays', 'movedDays'];

/** A round as the form holds it: what was not said is empty, and its questions are a line each. */
export interface RoundFields {
  readonly kind: string;
  readonly minutes: string;
  readonly hardness: string;
  readonly waitDays: string;
  readonly feedback: string;
  readonly questions: string;
}

export const emptyRound: RoundFields = { kind: 'technical', minutes: '', hardness: '', waitDays: '', feedback: '', questions: '' };

/** An interview as its form holds it. What was not said is empty; `rounds` is the list of rounds as `roundsKept` makes it. */
export interface InterviewFields extends Readonly<Record<InterviewNumber, string>>, Readonly<Record<string, string | boolean>> {
  readonly companyUrlName: string;
  readonly companyName: string;
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
  companyUrlName: '',
  companyName: '',
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

/** The signs of ASCII between records and between their parts, which nobody types. */
const [betweenRounds, betweenParts] = ['\u001e', '\u001f'];

/** The rounds that a form holds. */
export function roundsIn(kept: string): readonly RoundFields[] {
  if (kept === '') return [];
  return kept.split(betweenRounds).map((round) => {
    const [kind = '', minutes = '', hardness = '', waitDays = '', feedback = '', questions = ''] = round.split(betweenParts);
    return { kind, minutes, hardness, waitDays, feedback, questions };
  });
}

/** The rounds as the form keeps them, for a draft holds texts alone. */
export const roundsKept = (rounds: readonly RoundFields[]): string =>
  rounds
    .map(({ kind, minutes, hardness, waitDays, feedback, questions }) => [kind, minutes, hardness, waitDays, feedback, questions].join(betweenParts))
    .join(betweenRounds);

/** The rounds with one more of a kind, as long as there is room. */
export const withNewRound = (kept: string, kind: RoundKind): string => {
  const rounds = roundsIn(kept);
  return rounds.length >= mostRounds ? kept : roundsKept([...rounds, { ...emptyRound, kind }]);
};

/** The rounds with one of them changed. */
export const withRound = (kept: string, place: number, changes: Partial<RoundFields>): string =>
  roundsKept(roundsIn(kept).map((round, at) => (at === place ? { ...round, ...changes } : round)));

/** The rounds without one of them. */
export const withoutRound = (kept: string, place: number): string => roundsKept(roundsIn(kept).filter((_, at) => at !== place));

/** What is to be put right in the form, by field. */
export interface InterviewFormProblems extends InterviewProblems, Partial<Record<InterviewNumber | 'minutes' | 'waitDays', 'number'>> {
  readonly company?: 'missing';
}

/** What is to be put right in one round, by field. */
export interface RoundProblems extends Partial<Record<'minutes' | 'waitDays', 'number'>> {
  readonly questions?: 'long' | 'many';
}

/** Which round it is that `interviewFormProblems` speaks of, so that it is said there. */
export function roundProblems(round: RoundFields): RoundProblems {
  const { questions } = roundOf(round);
  return {
    ...numbersIn([round]),
    ...(questions.length > mostRoundQuestions && { questions: 'many' as const }),
    ...(questions.some((text) => text.length > longestQuestion) && { questions: 'long' as const }),
  };
}

const numbersIn = (rounds: readonly RoundFields[]): Pick<RoundProblems, 'minutes' | 'waitDays'> => ({
  ...(rounds.some(({ minutes }) => numberIn(minutes, mostRoundMinutes) === undefined) && { minutes: 'number' as const }),
  ...(rounds.some(({ waitDays }) => numberIn(waitDays, mostStageDays) === undefined) && { waitDays: 'number' as const }),
});

/** The rule that the server keeps as well, and beside it what only a form can have wrong: no company, and what is no number. */
export function interviewFormProblems(fields: InterviewFields): InterviewFormProblems {
  const wrong = numberNames.filter((name) => numberIn(fields[name], numbersAtMost[name]) === undefined);
  const rounds = roundsIn(fields.rounds);
  const { experience, outcome, hardness } = chosenIn(fields);
  return {
    ...(fields.companyUrlName === '' && { company: 'missing' as const }),
    ...interviewProblems({ experience, outcome, hardness, story: fields.story, tips: fields.tips, rounds: rounds.map(roundOf), offer: offerOf(fields) }),
    ...numbersIn(rounds),
    ...Object.fromEntries(wrong.map((name) => [name, 'number'])),
  };
}

/** The interview of a form that has no problems. */
export function interviewOf(fields: InterviewFields): InterviewDraft {
  const { experience, outcome, hardness } = chosenIn(fields);
  return interviewKnownTo({
    designationId: Number(fields.designationId) || null,
    experience: experience ?? 'experienced',
    outcome: outcome ?? 'waiting',
    source: oneIn(interviewSources, fields.source),
    collegeId: Number(fields.collegeId) || null,
    hardness: hardness ?? 'average',
    rounds: roundsIn(fields.rounds).map(roundOf),
    story: fields.story.trim(),
    tips: fields.tips.trim() || null,
    unpaidHours: numberIn(fields.unpaidHours, mostUnpaidHours) ?? null,
    offer: offerOf(fields),
  });
}

/** The fields of an interview that stands, to be changed. */
export function fieldsOfInterview({ company, offer, rounds, ...own }: OwnInterview): InterviewFields {
  return {
    ...emptyInterview,
    companyUrlName: company.urlName,
    companyName: company.name,
    designationId: textOf(own.designationId),
    designation: textOf(own.designation),
    experience: own.experience,
    source: textOf(own.source),
    collegeId: textOf(own.collegeId),
    college: textOf(own.college),
    rounds: roundsKept(rounds.map(fieldsOfRound)),
    hardness: own.hardness,
    story: own.story,
    tips: own.tips ?? '',
    outcome: own.outcome,
    unpaidHours: textOf(own.unpaidHours),
    letterDays: textOf(offer?.letterDays),
    joiningDays: textOf(offer?.joiningDays),
    movedDays: textOf(offer?.movedDays),
    offerEnd: textOf(offer?.end),
  };
}

const fieldsOfRound = ({ kind, minutes, hardness, waitDays, hasFeedback, questions }: RoundDraft): RoundFields => ({
  kind,
  minutes: textOf(minutes),
  hardness: textOf(hardness),
  waitDays: textOf(waitDays),
  feedback: hasFeedback === null ? '' : hasFeedback ? 'yes' : 'no',
  questions: questions.join('\n'),
});

const textOf = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const oneIn = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null => choices.find((each) => each === text) ?? null;

const chosenIn = ({ experience, outcome, hardness }: InterviewFields) => ({
  experience: oneIn(candidateExperiences, experience),
  outcome: oneIn(interviewOutcomes, outcome),
  hardness: oneIn(hardnesses, hardness),
});

function roundOf({ kind, minutes, hardness, waitDays, feedback, questions }: RoundFields): RoundDraft {
  return {
    kind: oneIn(roundKinds, kind) ?? 'other',
    minutes: numberIn(minutes, mostRoundMinutes) ?? null,
    hardness: oneIn(hardnesses, hardness),
    waitDays: numberIn(waitDays, mostStageDays) ?? null,
    hasFeedback: feedback === '' ? null : feedback === 'yes',
    questions: questions
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** What became of the offer; null where nothing was said of it. */
function offerOf(fields: InterviewFields): OfferStory | null {
  const end = oneIn(offerEnds, fields.offerEnd);
  if (fields.outcome !== 'offered' || end === null) return null;
  const days = (name: InterviewNumber): number | null => numberIn(fields[name], numbersAtMost[name]) ?? null;
  return { letterDays: days('letterDays'), joiningDays: days('joiningDays'), movedDays: days('movedDays'), end };
}

/** A number as people type it; null where nothing was said, nothing where it is none or too large. */
function numberIn(typed: string, most: number): number | null | undefined {
  const digits = typed.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  return number === undefined || number > most ? undefined : number;
}
