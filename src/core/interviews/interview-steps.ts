import type { InterviewFormProblems } from './interview-form.ts';

export const interviewSteps = {
  company: ['company'],
  job: ['experience'],
  rounds: ['rounds', 'questions', 'minutes', 'waitDays'],
  story: ['hardness', 'story', 'tips'],
  end: ['outcome', 'unpaidHours', 'letterDays', 'joiningDays', 'movedDays', 'offer'],
  send: [],
} as const satisfies Record<string, readonly (keyof InterviewFormProblems)[]>;

export type InterviewStep = keyof typeof interviewSteps;
