import { expect, it } from 'vitest';
import type { InterviewDraft } from '#core/interviews/interview-draft.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import { keepsDecisions, type OpenedKey } from '#tests/ports/contributions/own-contributions.ts';

/** Stands the adapter up where there is one company, `koyal-pay`. */
export type OpenKey = () => Promise<OpenedKey<OwnInterviews>>;

/** A story as somebody fills it in. */
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
const better: InterviewDraft = { ...first, story: 'Two people sat there, both of whom had read all of it.' };

/** The promises of OwnInterviews, held by every adapter. */
export function keepsOwnInterviews(open: OpenKey): void {
  it('sends one, which its key finds again with all that was told, and no other (F-07, F-12, F-24, R-083)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    const { interviewId } = sent;
    const place = { interviewId, company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, designation: null, college: null };
    expect(sent).toEqual({ ...first, ...place, state: 'submitted', version: 0, moderation: [] });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('changes it from the version that is known, and deletes it', async () => {
    const { mine, others, token } = await open();
    const { interviewId } = await mine.create('koyal-pay', first, token);
    const changed = { ...first, rounds: first.rounds.slice(2), tips: null, offer: null };
    expect(await mine.change(interviewId, changed, 0)).toMatchObject({ ...changed, version: 1 });
    await expect(mine.change(interviewId, changed, 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(others.change(interviewId, changed, 1)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.appeal(interviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(interviewId)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(interviewId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('takes questions without a story, each in one line, but none that says nothing, and none of a company that is not there', async () => {
    const { mine, token } = await open();
    const asked = (...questions: readonly string[]) => ({ ...first, story: '  ', rounds: first.rounds.map((round) => ({ ...round, questions })) });
    await expect(mine.create('koyal-pay', asked(' ', ''), token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.create('nobody-here', first, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
    const { story, rounds } = await mine.create('koyal-pay', asked(' What is\n\na mutex? ', ''), token);
    expect([story, rounds.map(({ questions }) => questions)]).toEqual(['', first.rounds.map(() => ['What is a mutex?'])]);
  });

  it('keeps of an offer and of a college only what belongs to how it ended (F-12)', async () => {
    const { mine, token } = await open();
    expect(await mine.create('koyal-pay', { ...first, outcome: 'rejected' }, token)).toMatchObject({ offer: null, unpaidHours: 12 });
  });

  it('takes no offer whose days are in no order (F-12)', async () => {
    const { mine, token } = await open();
    const late = { ...first, offer: { letterDays: 90, joiningDays: 40, movedDays: 14, end: 'joined' } } as const;
    await expect(mine.create('koyal-pay', late, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });

  keepsDecisions(open, { first, better, shown: { story: better.story }, idOf: ({ interviewId }) => interviewId });
}
