import { contributedKind } from '../contributions/contributed-kind.ts';
import { beforeInterviewsMove } from './move-interviews.ts';
import { interview } from './interview-tables.ts';

export const interviewKind = contributedKind(interview, {
  type: 'INTERVIEW',
  itemKind: 'interview',
  texts: ['story', 'tips', 'questions', 'answer'],
  excerptOf: ['story', 'questions'],
  summary: 'interviews',
  beforeMove: beforeInterviewsMove,
});
