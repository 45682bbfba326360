import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { testDeclarations } from '#tests/database.ts';
import { aKnownInterview, aRound, keepInterviews } from '#tests/interviews.ts';
import { anInterviewDraft } from '#tests/ports/interviews/own-interviews.ts';
import { company, keyed, now } from './played-company.ts';
import type { TestedKind } from './tested-kind.ts';

const { companyId, urlName } = company;

export const testedInterviews = {
  table: 'interview',
  async keepShown(db, at) {
    const known = aKnownInterview({ companyId: at, story: 'The canary-story.', rounds: [aRound({ questions: ['Why the canary-question?'] })] });
    await keepInterviews(db, [known]);
    return known.interviewId;
  },
  create: ({ ownInterviews }, token) => ownInterviews.create('koyal-pay', { ...anInterviewDraft, designationId: null, collegeId: null }, token),
  remove: ({ ownInterviews }, id) => ownInterviews.remove(id),
  rows: ({ persona, moment, text }) => ({
    interview: {
      company_id: 'theirs',
      id: 'my interview',
      author_ref: persona,
      locked_for: null,
      posted_at: moment,
      due_at: null,
      designation_id: 1,
      experience: 'fresher',
      outcome: 'offered',
      source: 'campus',
      college_id: 1,
      hardness: 'hard',
      story: text,
      tips: text,
      questions: text,
      unpaid_hours: 4,
      answer: text,
      answered_on: null,
      answered_id: null,
    },
    interview_round: { company_id: 'theirs', interview_id: 'my interview', place: 1, kind: 'hr' },
    offer_fact: { company_id: 'theirs', interview_id: 'my interview', offer_end: 'joined' },
  }),
  play: {
    about: 'interviews (F-12)',
    table: 'interview',
    summary: interviewSummary(testDeclarations),
    async come(db, values) {
      const written = values.map((unpaidHours) =>
        aKnownInterview({ companyId, status: 'SCHEDULED', unpaidHours, designation: 'Weaver', college: 'Loom College' }),
      );
      await keepInterviews(db, written, now);
      return written.map(({ interviewId }) => interviewId);
    },
    change: (db, id, value) => db.updateTable('interview').set({ unpaid_hours: value }).where('id', '=', id).execute(),
    read: async (db) => (await new SqlInterviews(keyed(db)).filters(urlName, null)).figures.unpaidHours,
  },
} as const satisfies TestedKind;
