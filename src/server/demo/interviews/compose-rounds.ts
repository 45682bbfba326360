import { roundKinds, type Hardness, type RoundKind } from '#core/interviews/interview.ts';
import type { RoundDraft } from '#core/interviews/interview-draft.ts';
import type { Random } from '../random.ts';
import type { Tongue } from '../reviews/slots.ts';
import { commonQuestions } from './common-questions.ts';
import type { Interviewer } from './interviewer.ts';
import type { Occupation } from './occupation.ts';

export interface Candidate {
  readonly random: Random;
  readonly tongue: Tongue;
  readonly occupation: Occupation;
  readonly isFresher: boolean;
}

/** Rounds of one interview, without repeated questions. */
export function composeRounds(interviewer: Interviewer, candidate: Candidate): readonly RoundDraft[] {
  const { random, occupation } = candidate;
  const way = random
    .among(occupation.ways)
    .split(' ')
    .filter((kind) => !kind.endsWith('?') || random.chance(0.5))
    .map(kindOf);
  // Who is out after a round tells of those before it alone.
  const kinds = way.length > 2 && random.chance(0.12) ? way.slice(0, -1) : way;
  const asked = new Set<string>();
  const [tellsWaits, tellsFeedback, tellsMinutes] = [random.chance(0.6), random.chance(0.6), random.chance(0.75)];
  return kinds.map((kind, turn) => ({
    kind,
    minutes: tellsMinutes ? minutesOf(kind, random) : null,
    hardness: random.chance(0.55) ? hardnessAt(interviewer, random) : null,
    waitDays: tellsWaits ? waitBefore(turn, interviewer, random) : null,
    hasFeedback: tellsFeedback ? random.chance(interviewer.feedback) : null,
    questions: questionsIn(kind, candidate, asked),
  }));
}

export function hardnessAt({ strictness }: Interviewer, random: Random): Hardness {
  const drawn = strictness + random.bell();
  return drawn < -0.7 ? 'easy' : drawn < 0.9 ? 'average' : 'hard';
}

function kindOf(reported: string): RoundKind {
  const kind = roundKinds.find((each) => each === reported.replace('?', ''));
  if (kind === undefined) throw new RangeError(`No round is called ${reported}`);
  return kind;
}

/** Least and most minutes of each round, in steps of five. */
const usualMinutes: Readonly<Record<RoundKind, readonly [number, number]>> = {
  written: [30, 90],
  practical: [15, 60],
  group: [15, 30],
  assignment: [60, 240],
  technical: [20, 75],
  manager: [15, 45],
  hr: [10, 30],
  other: [10, 30],
};

const minutesOf = (kind: RoundKind, random: Random): number => 5 * random.between(...stepsOf(usualMinutes[kind]));
const stepsOf = ([least, most]: readonly [number, number]): [number, number] => [least / 5, most / 5];

/** Waits longest before the first round, while some rounds share a day. */
function waitBefore(turn: number, { slowness }: Interviewer, random: Random): number {
  if (turn > 0 && random.chance(0.35)) return 0;
  return Math.min(120, Math.round((turn === 0 ? 1 + 11 * random.next() ** 1.3 : 1 + 7 * random.next() ** 1.6) * slowness));
}

/** Most questions remembered of each kind of round. */
const mostRemembered: Readonly<Record<RoundKind, number>> = {
  written: 2,
  practical: 2,
  group: 1,
  assignment: 1,
  technical: 5,
  manager: 3,
  hr: 3,
  other: 2,
};

function questionsIn(kind: RoundKind, candidate: Candidate, asked: Set<string>): readonly string[] {
  const { random } = candidate;
  const count = random.chance(0.14) ? 0 : 1 + Math.floor(mostRemembered[kind] * random.next() ** 1.5);
  const questions: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const question = random.among(poolOf(kind, candidate));
    if (asked.has(question)) continue;
    asked.add(question);
    questions.push(question);
  }
  return questions;
}

function poolOf(kind: RoundKind, { random, tongue, occupation, isFresher }: Candidate): readonly string[] {
  switch (kind) {
    case 'hr':
      return random.chance(tongue === 'english' ? 0.05 : 0.75) ? commonQuestions[tongue === 'hindi' ? 'hindi' : 'hinglish'] : commonQuestions.hr;
    case 'group':
      return commonQuestions.group;
    case 'practical':
      return random.chance(0.85) ? occupation.tasks : occupation.questions;
    case 'assignment':
      return occupation.assignments ?? occupation.tasks;
    case 'written':
      return random.chance(isFresher ? 0.4 : 0.15) ? commonQuestions.written : occupation.questions;
    case 'manager':
      return random.chance(0.45) ? commonQuestions.manager : occupation.questions;
    case 'technical':
    case 'other':
      return occupation.questions;
  }
}
