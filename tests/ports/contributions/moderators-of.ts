import { dayMs } from '#core/figures/durations.ts';
import type { Decision, Stage } from '#core/moderation/moderations.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { keepReplyTo } from '#tests/reviews.ts';
import { aMember } from '#tests/members.ts';
import type { PersonaServer } from '#tests/persona-server.ts';
import type { TakingDown } from './own-contributions.ts';

/** Moderators of a server for one kind, where it is moderated, and its clock. */
export async function moderatorsOf({ parts, db, clock }: PersonaServer, resourceType: ResourceType | undefined, summary: Summary) {
  const portsOf = (userId: string) =>
    adaptersFor(parts)({ ...noRequest, caller: { sessionId: 's', member: aMember({ userId, role: 'moderator' }), madeOn: '2026-01-01', expiresAt: Infinity } });
  const [first, second] = [portsOf('first-moderator'), portsOf('second-moderator')];
  const decide = async (stage: Stage, id: string, decision: Decision) => {
    const { items } = await second.queueItems.list({ stage });
    const itemId = items.find(({ resourceId }) => resourceId === id)?.itemId ?? '';
    await second.moderations.decide(itemId, { decision, rule: decision === 'remove' ? 'personal-details' : null });
  };
  const thing = (resourceId: string) => {
    if (!resourceType) throw new Error('No moderator decides about this kind');
    return { resourceId, resourceType };
  };
  return {
    comeOut: async () => {
      clock.advance(4 * dayMs);
      await refreshStale(db, clock, [summary]);
    },
    takeDown: async (id: string, { rule, note }: TakingDown) => void (await first.interventions.act(thing(id), { kind: 'remove', rule, note })),
    look: (id: string, decision: Decision) => decide('first', id, decision),
    lookAgain: (id: string, decision: Decision) => decide('second', id, decision),
    letReply: (aboutId: string, text: string) => keepReplyTo(db, { companyId: 'koyal', aboutId, text }),
    advance: (ms: number) => clock.set(ms),
  };
}
