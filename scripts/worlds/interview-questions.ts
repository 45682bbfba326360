// The questions of a world of interviews: those of the demo's occupations, each with another mark.
import { commonQuestions } from '#server/demo/interviews/common-questions.ts';
import { occupations } from '#server/demo/interviews/occupation-of.ts';
import { drawn } from './world-rows.ts';

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
