import { describe } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { aPost, aCommunity, anId, anItem, aPlace, designation } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeInterventions } from '#tests/fakes/moderation/fake-interventions.ts';
import { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeQueueItems } from '#tests/fakes/queue/fake-queue-items.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer, crowd, published, tellOfDeletions } from '#tests/posts/helpers.ts';
import { editPost } from '#tests/posts/moderating.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { httpInterventions } from '#web/adapters/moderation/http-interventions.ts';
import { httpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { keepsInterventions } from './moderation/interventions.ts';
import { keepsModerations } from './moderation/moderations.ts';
import { postOf, type OpenedModeration, type OpenModeration, type OwnModerationPorts } from './moderation/open-moderation.ts';
import { keepsOwnDecisions } from './moderation/own-decisions.ts';
import { keepsRemovalLedger } from './moderation/removal-ledger.ts';
import { keepsQueueItems } from './queue/queue-items.ts';

const inMemory: OpenModeration = async (as) => {
  const content = new FakeContent([aCommunity()]);
  const ledger = new FakeRemovalLedger();
  const moderations = new FakeModerations(content, ledger);
  const interventions = new FakeInterventions(content, ledger);
  const ownDecisions = new FakeOwnDecisions(content);
  content.isMember = as !== 'guest';
  moderations.isModerator = interventions.isModerator = as === 'moderator';
  let now = Date.UTC(2026, 10, 20);
  const put = (postId: string, status: 'FLAGGED' | 'LIVE') => content.put({ ...content.post(postId), status });
  return {
    moderations,
    interventions,
    ownDecisions,
    ledger,
    queueItems: new FakeQueueItems(moderations),
    posted: async (by) => {
      const post = aPost(by === 'the caller' ? { isMine: true, author: designation } : {});
      content.posts = [post, ...content.posts];
      return post.postId;
    },
    reported: async (postId, reason = 'spam', times = 1) => {
      const post = reason === 'threat' && times >= 3 ? put(postId, 'FLAGGED') : content.post(postId);
      moderations.wait(
        anItem({ itemId: anId('q'), openedOn: dayOf(now), resourceId: postId, post, suggestedRule: reason, reports: [{ reason, count: times, notes: [] }] }),
      );
    },
    edited: async (postId, text) => {
      const { title, content: before } = content.post(postId);
      const version = { texts: { title, content: before }, replacedOn: dayOf(now) };
      content.put({ ...content.post(postId), content: text });
      moderations.items = moderations.items.map((item) => (item.resourceId === postId ? { ...item, versions: [version, ...item.versions] } : item));
    },
    removed: async (postId, noteToAuthor = '') => {
      const post = content.post(postId);
      moderations.settle(anItem({ itemId: anId('q'), resourceId: postId, post }), { decision: 'remove', rule: 'spam', noteToAuthor }, false);
      interventions.decidedByOthers.add(postId);
      ledger.things = [...ledger.things, { itemId: postId, place: aPlace(), postId: null }];
      if (post.isMine) ownDecisions.tell(content.post(postId));
    },
    restored: async (postId) => void interventions.decidedByOthers.add(postId),
    withdrawn: async (postId) => ledger.owe(postId),
    aDayLater: () => void (now += dayMs),
    announced: async () => ledger.tell(),
    warned: async (postId, note) => {
      const post = content.post(postId);
      const warning = { measure: 'warn', rule: 'spam', decidedOn: '2026-11-20', note, appeal: 'none', mayAppeal: true } as const;
      content.put({ ...post, moderation: [warning, ...post.moderation] });
      if (post.isMine) ownDecisions.tell(content.post(postId));
    },
    appealed: async (postId, text) => moderations.appealed(postOf(postId), text),
  };
};

/** Acts of others in a database, around an uninvolved caller. */
function othersIn(server: PostServer, caller: MemberPorts | undefined): Omit<OpenedModeration, keyof OwnModerationPorts> {
  const [writer, reporters] = [server.aMember(), crowd(server, 6)];
  const [moderator, looker] = [server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
  const used = new Map<string, number>();
  return {
    posted: async (by) => (by === 'the caller' && caller ? published(server, caller, { profileType: 'DESIGNATION' }) : published(server, writer)),
    reported: async (postId, reason: ReportReason = 'spam', times = 1) => {
      const from = used.get(postId) ?? 0;
      used.set(postId, from + times);
      for (const { bySession } of reporters.slice(from, from + times)) await bySession.reports.file({ ...postOf(postId), reason });
    },
    edited: (postId, text) => editPost(writer, postId, text),
    removed: async (postId, note = '') => void (await moderator.interventions.act(postOf(postId), { kind: 'remove', rule: 'spam', note })),
    restored: async (postId) => {
      await moderator.interventions.act(postOf(postId), { kind: 'remove', rule: 'spam' });
      await moderator.interventions.act(postOf(postId), { kind: 'restore', rule: null });
    },
    withdrawn: (postId) => writer.posts.remove(postId),
    aDayLater: () => void server.clock.advance(dayMs),
    announced: () => tellOfDeletions(server),
    warned: async (postId, note) => void (await moderator.interventions.act(postOf(postId), { kind: 'warn', rule: 'spam', note })),
    appealed: async (postId, text) => {
      await writer.moderations.appeal(postOf(postId), text);
      return (await itemsIn(looker)).find(({ resourceId }) => resourceId === postId)?.itemId ?? '';
    },
  };
}

const itemsIn = async ({ queueItems }: MemberPorts) => (await queueItems.list({ stage: 'second' })).items;

const callerIn = (server: PostServer, as: Parameters<OpenModeration>[0]): MemberPorts | undefined =>
  as === 'guest' ? undefined : server.aMember({ role: as, as: 'DESIGNATION' });

const inTheDatabase: OpenModeration = async (as) => {
  const server = await aPostServer();
  const caller = callerIn(server, as);
  return { ...(caller ?? server.guest), ...othersIn(server, caller) };
};

const overTheWire: OpenModeration = async (as) => {
  const server = await aPostServer();
  const caller = callerIn(server, as);
  const app = await appOver(server, { holding: async () => caller?.caller });
  const moderation = browserOf(app, server.clock, caller ? { AT: 'token' } : {}).service(routes);
  return {
    moderations: httpModerations(moderation),
    queueItems: httpQueueItems(moderation),
    interventions: httpInterventions(moderation),
    ownDecisions: httpOwnDecisions(moderation),
    ledger: httpRemovalLedger(moderation),
    ...othersIn(server, caller),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('%s', (_where, open) => {
  describe('moderations', () => void keepsModerations(open));
  describe('queue items', () => void keepsQueueItems(open));
  describe('the removal ledger', () => void keepsRemovalLedger(open));
  describe('interventions', () => void keepsInterventions(open));
  describe('own decisions', () => void keepsOwnDecisions(open));
});
