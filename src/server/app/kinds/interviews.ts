import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { interviewKind } from '#server/adapters/interviews/interview-kind.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { interview, interviewFigure, interviewRound, offerFact } from '#server/adapters/interviews/interview-tables.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { SqlOwnInterviews } from '#server/adapters/interviews/sql-own-interviews.ts';
import { interviewsService } from '#server/services/interviews-service.ts';
import type { WiredKind } from './wired-kind.ts';

export const interviewsWiring = {
  tables: [interview, interviewRound, offerFact, interviewFigure],
  content: interviewKind,
  summary: interviewSummary,
  services: { interviews: interviewsService },
  readers: (scope: RequestScope) => ({ interviews: new SqlInterviews(scope) }),
  owners: (scope: RequestScope) => ({ ownInterviews: new SqlOwnInterviews(scope) }),
  demo: {
    before: 'jobs',
    table: 'interview',
    fill: async (db, options) => (await import('#server/demo/fill-interviews.ts')).fillDemoInterviews(db, options),
    said: (count) => `${count} interviews`,
  },
} as const satisfies WiredKind;
