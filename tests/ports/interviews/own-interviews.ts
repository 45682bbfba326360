import { expect, it } from 'vitest';
import { longestQuestion, mostRoundQuestions, mostRounds } from '#core/interviews/interview.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { interviewContribution, type OwnInterviews } from '#core/interviews/own-interviews.ts';
import { keepsModerated, type OpenedKey, type Telling } from '#tests/ports/contributions/own-contributions.ts';

export const anInterviewDraft: InterviewDraft = {
  designationId: null,
  experience: 'experienced',
  outcome: 'offered',
  source: 'referral',
  collegeId: null,
  hardness: 'hard',
  rounds: [
    { kind: 'assignment', minutes: null, hardness: null, waitDays: 4, hasFeedback: null, questions: [] },
    { kind: 'technical', minutes: 60, hardness: 'hard', waitDays: 7, hasFeedback: true, questions: ['What is a mutex?', 'Why is it slow?'] },
    { kind: 'hr', minutes: 20, hardness: 'easy', waitDays: 0, hasFeedback: false, questions: [] },
  ],
  story: 'Two people sat there, and both had read what I had sent.',
  tips: 'Read their blog first.',
  unpaidHours: 12,
  offer: { letterDays: 9, joiningDays: 40, movedDays: 14, end: 'revoked' },
};

const first = anInterviewDraft;
const other: InterviewDraft = {
  ...first,
  rounds: first.rounds.slice(2),
  story: 'Two people sat there, both of whom had read all of it.',
  tips: null,
  offer: null,
};
/** Days of an offer in no order (F-12). */
const late = { letterDays: 90, joiningDays: 40, movedDays: 14, end: 'joined' } as const;

export const interviewTelling: Telling<OwnInterview, InterviewDraft> = {
  kind: interviewContribution,
  first,
  shown: { ...first, designation: null, college: null },
  other,
  otherShown: other,
  broken: [{ ...first, offer: late }],
};

export function keepsOwnInterviews(open: () => Promise<OpenedKey<OwnInterviews>>): void {
  it('takes questions without a story, each in one line, but none that says nothing', async () => {
    const { mine, token } = await open();
    const asked = (...questions: readonly string[]) => ({ ...first, story: '  ', rounds: first.rounds.map((round) => ({ ...round, questions })) });
    await expect(mine.create('koyal-pay', asked(' ', '  '), token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    const { story, rounds } = await mine.create('koyal-pay', asked(' What is\n\na mutex? ', ' '), token);
    expect([story, rounds.map(({ questions }) => questions)]).toEqual(['', first.rounds.map(() => ['What is a mutex?'])]);
  });

  it('keeps of offer and college only what belongs to how it ended (F-12)', async () => {
    const { mine, token } = await open();
    expect(await mine.create('koyal-pay', { ...first, outcome: 'rejected' }, token)).toMatchObject({ offer: null, unpaidHours: 12 });
  });

  it('refuses a number that reaches someone, even in the last question (F-10)', async () => {
    const { mine, token } = await open();
    const asked = Array.from({ length: mostRounds * mostRoundQuestions }, () => 'Why is a lock slow, and what of it? '.repeat(9).slice(0, longestQuestion - 1));
    const questions = [...asked.slice(1), 'Call 98220 12345?'];
    const rounds = Array.from({ length: mostRounds }, (_, at) => ({
      kind: 'technical' as const,
      minutes: null,
      hardness: null,
      waitDays: null,
      hasFeedback: null,
      questions: questions.slice(at * mostRoundQuestions, (at + 1) * mostRoundQuestions),
    }));
    await expect(mine.create('koyal-pay', { ...first, rounds }, token)).rejects.toMatchObject({ code: 'TEXT_REACHABLE' });
  });

  keepsModerated(open, interviewTelling);
}
