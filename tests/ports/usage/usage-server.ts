import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { UsageBatch, UsageCount } from '#core/usage/usage-counts.ts';
import { timedOperations } from '#core/usage/counted-operations.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { adapterParts, noSigners } from '#tests/adapters.ts';
import { contracts, openServer } from '#tests/contract/server.ts';
import { aDatabase, testSecrets, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';

const sender: Omit<UsageBatch, 'counts'> = { tenant: 9, tracker: 9205, userType: 9, deviceType: 'WAP' };

/** Number of networks from which a visitor-made text identifies nobody. */
export const leastNetworks = 8;

/** Process that counts usage, over a database that others may share. */
export interface UsageServer {
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly usage: PendingUsage;
  readonly portsOf: (role?: MemberRole) => Ports;
  readonly appOf: (role?: MemberRole) => Promise<FastifyInstance>;
  readonly add: (...counts: readonly UsageCount[]) => Promise<void>;
  /** Adds each count from enough networks to identify nobody. */
  readonly addFromMany: (...counts: readonly UsageCount[]) => Promise<void>;
  /** Adds each count from a fresh network. */
  readonly addFromNext: (...counts: readonly UsageCount[]) => Promise<void>;
  readonly flush: () => Promise<void>;
}

export async function openUsageServer(clock = new FakeClock(Date.parse('2026-11-20T12:00+05:30')), shared?: TestDatabase['db']): Promise<UsageServer> {
  const db = shared ?? (await aDatabase()).db;
  const usage = new PendingUsage(clock);
  usage.timeOperations(timedOperations(contracts.operations));
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, usage }));
  const callerOf = (role: MemberRole) => ({ sessionId: 'asession', member: aMember({ role }), madeOn: '2026-01-01', expiresAt: clock.now() + 900_000 });
  const portsOf = (role?: MemberRole) => portsFor(role ? { ...noRequest, caller: callerOf(role) } : noRequest);
  const appOf = async (role: MemberRole = 'administrator') => {
    const callers = { holding: async () => callerOf(role), isBanned: async () => false };
    const served = servicesOver(() => ({ callers, signers: noSigners, portsFor, ping: async () => undefined }));
    const app = await openServer({ services: served.services, callers, clock, usage });
    onTestFinished(() => app.close());
    return app;
  };
  let next = 0;
  return {
    db,
    clock,
    usage,
    portsOf,
    appOf,
    add: (...counts) => portsOf().usageCounts.add({ ...sender, counts }),
    addFromMany: async (...counts) => {
      for (let at = 0; at < leastNetworks; at++) await portsFor({ ...noRequest, network: `203.0.113.${at}` }).usageCounts.add({ ...sender, counts });
    },
    addFromNext: (...counts) => portsFor({ ...noRequest, network: `198.51.100.${next++}` }).usageCounts.add({ ...sender, counts }),
    flush: () => writeUsage(db, usage.take()),
  };
}
