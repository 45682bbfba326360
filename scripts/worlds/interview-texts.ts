// The words of a world of interviews: how stories went in some hundred sentences, and questions of the demo's occupations, each with a mark of its own.
import { commonQuestions } from '#server/demo/interviews/common-questions.ts';
import { occupations } from '#server/demo/interviews/occupation-of.ts';
import { drawn } from './world-rows.ts';

const came = [
  'I applied on a portal and was called after two weeks.',
  'A friend in the next team gave my name to HR.',
  'They stood at our college from eight in the morning.',
  'I walked in with my papers and waited at the gate.',
];
const went = [
  'The test was on paper, and half of us were sent home after it.',
  'The manager asked about my last project and nothing else.',
  'Two seniors took turns, and one of them was on his phone.',
  'I had to show it at the machine, with the supervisor beside me.',
  'HR asked about notice and salary within ten minutes.',
  'They were kind and gave me tea before they began.',
];
const ended = [
  'The letter came on a Friday.',
  'Nobody wrote afterwards, and nobody takes the phone.',
  'They said no by mail, with a reason.',
  'I am still waiting.',
];
const tips = ['', '', 'Read your own CV before you go.', 'Bring the originals and two copies.', 'Ask for the salary in writing.'];

/** The story of one interview, about 250 letters, and its advice. */
export function interviewText(n: number): { readonly story: string; readonly tips: string } {
  const one = (from: readonly string[], purpose: number): string => from[Math.floor(from.length * drawn(n, purpose))] ?? '';
  return { story: `${one(came, 40)} ${one(went, 41)} ${one(went, 42)} ${one(ended, 43)} Batch ${n.toString(36)}.`, tips: one(tips, 44) };
}

/** What is asked of a skill. */
const aboutSkills = [
  (skill: string) => `Where did you use ${skill} last, and what went wrong?`,
  (skill: string) => `Which part of ${skill} would you teach a newcomer first?`,
  (skill: string) => `Explain ${skill} to somebody from another department.`,
  (skill: string) => `How do you know that your ${skill} is good enough for this job?`,
  (skill: string) => `What would you change in how teams work with ${skill}?`,
];

const ofHr = [...commonQuestions.hr, ...commonQuestions.hinglish, ...commonQuestions.hindi, ...commonQuestions.manager];

const ofOccupations = Object.values(occupations).map(({ questions, tasks }) => [...questions, ...tasks]);

/** A question of HR; past those of the demo each has a mark that makes it another. */
export const hrQuestion = (q: number): string => marked(ofHr[q % ofHr.length] ?? '', q, q < ofHr.length);

/** A question of a job: of a skill, some of them named far more often, or of the work itself. */
export function jobQuestion(q: number, job: number, skills: readonly string[]): { readonly text: string; readonly about: string } {
  const skill = skills[Math.floor(skills.length * drawn(q, 50) ** 3)] ?? '';
  const ofWork = ofOccupations[job % ofOccupations.length] ?? [];
  const about = drawn(q, 51) < 0.4 ? (aboutSkills[q % aboutSkills.length]?.(skill) ?? skill) : (ofWork[q % ofWork.length] ?? '');
  return { text: marked(about, q, false), about };
}

const marked = (text: string, q: number, isAlone: boolean): string => (isAlone ? text : `${text} (${q.toString(36)})`);
