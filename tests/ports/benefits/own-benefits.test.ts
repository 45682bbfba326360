import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeOwnBenefits, OwnBenefitsWorld } from '#tests/fakes/benefits/fake-own-benefits.ts';
import { fakeContributionIssuer, FakeContributionTokens } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsOwnBenefits, toldBenefits, type OpenKey } from './own-benefits.ts';

const inMemory: OpenKey = async () => {
  const clock = new FakeClock();
  const [world, key, other] = [new OwnBenefitsWorld(undefined, clock), new PersonaKey(), new PersonaKey()];
  const { keyId, publicKey } = fakeContributionIssuer;
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  const signature = finalize(await new FakeContributionTokens().issue({ keyId, blindedMessage }));
  return {
    mine: new FakeOwnBenefits(world, key.publicKey),
    others: new FakeOwnBenefits(world, other.publicKey),
    token: { keyId, prefix, signature },
    comeOut: async (id) => world.comeOut(id),
    takeDown: async (id, by) => world.takeDown(id, by),
    look: async (id, decision) => world.look(id, decision),
    lookAgain: async (id, decision) => world.lookAgain(id, decision),
    advance: (ms) => clock.set(ms),
  };
};

/** A server with one company, and a key whose token is in hand. */
async function opened() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const portsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey });
  return { server, ports: portsOf(key), others: portsOf(other), token: await server.tokenFor(await server.signIn(), key, 'contribution') };
}

const inTheDatabase: OpenKey = async () => {
  const { server, ports, others, token } = await opened();
  return { mine: ports.ownBenefits, others: others.ownBenefits, token, ...(await moderatorsOf(server, 'BENEFITS', benefitsSummary)) };
};

describe('own benefits in memory', () => void keepsOwnBenefits(inMemory));
describe('own benefits in the database', () => void keepsOwnBenefits(inTheDatabase));

/** One whose benefits came out three days after they were sent. */
async function openedOut() {
  const all = await opened();
  const { server, ports, token } = all;
  const { benefitsId } = await ports.ownBenefits.create('koyal-pay', toldBenefits, token);
  const refreshed = () => refreshStale(server.db, server.clock, [benefitsSummary]);
  const letOut = async () => {
    server.clock.advance(3 * dayMs);
    await refreshed();
  };
  return { ...all, benefitsId, refreshed, letOut, people: async () => (await ports.benefits.ofCompany('koyal-pay')).people };
}

describe('benefits told of by a key of their own (F-07, F-17)', () => {
  it('count from an hour on that nobody knows; their row says then no moment finer than its week', async () => {
    const { server, ports, benefitsId, refreshed, letOut, people } = await openedOut();
    await refreshed();
    expect(await people()).toBe(0);
    await expect(ports.benefits.note(benefitsId)).rejects.toMatchObject({ kind: 'missing' });
    await letOut();
    expect(await people()).toBe(1);
    expect((await ports.benefits.note(benefitsId)).text).toBe('Only for the night shift.');
    const row = await server.db.selectFrom('benefits').selectAll().executeTakeFirstOrThrow();
    expect([row.due_at, row.posted_at.toISOString().slice(10), row.posted_at.getUTCDay()]).toEqual([null, 'T00:00:00.000Z', 1]);
  });

  it('leave an empty place where they are deleted after others saw them, and nothing of what they said', async () => {
    const { server, ports, benefitsId, refreshed, letOut, people } = await openedOut();
    await letOut();
    await ports.ownBenefits.remove(benefitsId);
    await refreshed();
    expect(await people()).toBe(0);
    const { status, note, note_on } = await server.db.selectFrom('benefits').selectAll().executeTakeFirstOrThrow();
    expect([status, note, note_on, await server.db.selectFrom('benefit_answer').selectAll().execute()]).toEqual(['DELETED', '', null, []]);
  });

  it('go as a whole where nobody has seen them', async () => {
    const { server, ports, benefitsId } = await openedOut();
    await ports.ownBenefits.remove(benefitsId);
    for (const table of ['benefits', 'benefit_answer'] as const) expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('count no longer once a moderator took them down', async () => {
    const { server, benefitsId, refreshed, letOut, people } = await openedOut();
    await letOut();
    const { takeDown } = await moderatorsOf(server, 'BENEFITS', benefitsSummary);
    await takeDown(benefitsId, { rule: 'personal-details', note: '' });
    await refreshed();
    expect(await people()).toBe(0);
  });

  it('are refused with words that hurt', async () => {
    const { ports, token } = await opened();
    const note = { benefit: 'cab', text: 'The driver is a bastard.' } as const;
    await expect(ports.ownBenefits.create('koyal-pay', { ...toldBenefits, note }, token)).rejects.toMatchObject({ code: 'TEXT_ABUSIVE' });
  });
});
