import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/interviews.ts';
import { interviewContribution, type OwnInterviews } from '#core/interviews/own-interviews.ts';
import { dayMs } from '#core/figures/durations.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { httpOwnInterviews } from '#web/adapters/interviews/http-own-interviews.ts';
import { FakeReplied } from '#tests/fakes/contributions/fake-replied.ts';
import { OwnInterviewBackend } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { describeAdapters, serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { keepsReplied } from '#tests/ports/contributions/replied.ts';
import { anInterviewDraft, interviewTelling, keepsOwnInterviews } from './own-interviews.ts';
import { testDeclarations } from '#tests/database.ts';

describeAdapters<OwnInterviews, OwnInterviewBackend>(
  {
    kind: interviewContribution,
    backend: (clock) => new OwnInterviewBackend(undefined, clock),
    fake: (backend, publicKey) => new FakeReplied(backend, publicKey),
    inServer: (ports) => ports.ownInterviews,
    overHttp: (client) => httpOwnInterviews(client.service(routes)),
    summary: interviewSummary(testDeclarations),
  },
  (open) => {
    keepsOwnInterviews(open);
    keepsReplied(open, interviewTelling);
  },
);

/** Key whose story came out three days after sending. */
async function openedOut() {
  const all = await serverOfKeys('interview');
  const { server, ports, token } = all;
  const { interviewId } = await ports.ownInterviews.create('koyal-pay', anInterviewDraft, token);
  const letOut = async () => {
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
  };
  return { ...all, interviewId, letOut };
}

describe('a story written by its own key (F-07, F-17)', () => {
  it('waits for a secret hour, and then shows its questions', async () => {
    const { server, ports, interviewId, letOut } = await openedOut();
    await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
    await expect(ports.interviews.one(interviewId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await server.db.selectFrom('question').select('id').execute()).toEqual([]);
    await letOut();
    const { rounds } = await ports.interviews.one(interviewId);
    expect(rounds.map(({ questions }) => questions.map(({ text }) => text))).toEqual(anInterviewDraft.rounds.map(({ questions }) => questions));
  });

  it('shows no day, no hour of work and no end of an offer (F-12, F-24)', async () => {
    const { ports, interviewId, letOut } = await openedOut();
    await letOut();
    expect(JSON.stringify(await ports.interviews.one(interviewId))).not.toMatch(/days|hours|feedback|letter|revoked|\d{2}:\d{2}/i);
  });

  it('leaves an empty place once seen, without its words or questions', async () => {
    const { server, ports, interviewId, letOut } = await openedOut();
    await letOut();
    await ports.ownInterviews.remove(interviewId);
    await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
    for (const name of ['interview_round', 'offer_fact', 'question_place'] as const) expect(await server.db.selectFrom(name).selectAll().execute()).toEqual([]);
    const left = await server.db.selectFrom('interview').select(['status', 'story', 'tips', 'questions', 'unpaid_hours', 'source']).execute();
    expect(left).toEqual([{ status: 'DELETED', story: '', tips: '', questions: '', unpaid_hours: null, source: null }]);
    expect((await ports.interviews.filters('koyal-pay', null)).figures).toMatchObject({ interviewsCount: 0, questionsCount: 0 });
  });
});

describe('a story that is changed (F-17)', () => {
  it('tells the questions it has now, and is called changed where someone has seen it', async () => {
    const { server, ports, interviewId, letOut } = await openedOut();
    await ports.ownInterviews.change(interviewId, { ...anInterviewDraft, tips: null }, 0);
    await letOut();
    expect(await ports.interviews.one(interviewId)).toMatchObject({ tips: null, isEdited: false });
    const rounds = anInterviewDraft.rounds.slice(0, 2).toReversed();
    await ports.ownInterviews.change(interviewId, { ...anInterviewDraft, rounds }, 1);
    await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
    const shown = await ports.interviews.one(interviewId);
    expect([shown.isEdited, shown.rounds.map(({ kind, questions }) => [kind, questions.length])]).toEqual([
      true,
      [
        ['technical', 2],
        ['assignment', 0],
      ],
    ]);
  });
});

describe('a story that moderators take down (R-022)', () => {
  it('leaves the figures with its questions, and both return when restored', async () => {
    const { server, ports, interviewId, letOut } = await openedOut();
    await letOut();
    const { takeDown, lookAgain } = await moderatorsOf(server, 'INTERVIEW', interviewSummary(testDeclarations));
    const counts = async () => {
      await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
      const { figures } = await ports.interviews.filters('koyal-pay', null);
      return [figures.interviewsCount, figures.questionsCount];
    };
    expect(await counts()).toEqual([1, 2]);
    await takeDown(interviewId, { rule: 'personal-details', note: '' });
    expect(await counts()).toEqual([0, 0]);
    await ports.ownInterviews.appeal(interviewId, 'It names nobody.');
    await lookAgain(interviewId, 'keep');
    expect(await counts()).toEqual([1, 2]);
  });
});
