import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/benefits.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsContribution, type OwnBenefits } from '#core/benefits/own-benefits.ts';
import { dayMs } from '#core/figures/durations.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { httpOwnBenefits } from '#web/adapters/benefits/http-own-benefits.ts';
import { OwnBenefitsBackend } from '#tests/fakes/benefits/fake-benefits.ts';
import { reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeReplied } from '#tests/fakes/contributions/fake-replied.ts';
import { aMember } from '#tests/members.ts';
import { replyIdOf } from '#tests/reviews.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { describeAdapters, serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { keepsModerated, type OpenedKey, type Telling } from '#tests/ports/contributions/own-contributions.ts';
import { keepsReplied } from '#tests/ports/contributions/replied.ts';

const first = reportedBenefits;
const other: BenefitsDraft = { answers: [{ benefit: 'gym', said: 'yes' }], note: null };

const telling: Telling<OwnCompanyBenefits, BenefitsDraft> = {
  kind: benefitsContribution,
  first,
  shown: first,
  other,
  otherShown: other,
  broken: [[], [...first.answers, { benefit: 'cab', said: 'yes' } as const]].map((answers) => ({ ...first, answers })),
};

function keepsOwnBenefits(open: () => Promise<OpenedKey<OwnBenefits>>): void {
  it('takes an empty note for none', async () => {
    const { mine, token } = await open();
    expect(await mine.create('koyal-pay', { ...first, note: { benefit: 'cab', text: '  ' } }, token)).toMatchObject({ note: null });
  });

  keepsModerated(open, telling);
  keepsReplied(open, telling);
}

describeAdapters<OwnBenefits, OwnBenefitsBackend>(
  {
    kind: benefitsContribution,
    backend: (clock) => new OwnBenefitsBackend(undefined, clock),
    fake: (backend, publicKey) => new FakeReplied(backend, publicKey),
    inServer: (ports) => ports.ownBenefits,
    overHttp: (client) => httpOwnBenefits(client.service(routes)),
    summary: benefitsSummary,
  },
  keepsOwnBenefits,
);

/** Key whose benefits came out three days after sending. */
async function openedOut() {
  const all = await serverOfKeys('benefits');
  const { server, ports, token } = all;
  const { benefitsId } = await ports.ownBenefits.create('koyal-pay', reportedBenefits, token);
  const refreshed = () => refreshStale(server.db, server.clock, [benefitsSummary]);
  const letOut = async () => {
    server.clock.advance(3 * dayMs);
    await refreshed();
  };
  return { ...all, benefitsId, refreshed, letOut, people: async () => (await ports.benefits.ofCompany('koyal-pay')).people };
}

describe('benefits shared by their own key (F-07, F-17)', () => {
  it('count from a secret hour on, and are read with their note', async () => {
    const { ports, benefitsId, refreshed, letOut, people } = await openedOut();
    await refreshed();
    expect(await people()).toBe(0);
    await expect(ports.benefits.note(benefitsId)).rejects.toMatchObject({ kind: 'missing' });
    await letOut();
    expect(await people()).toBe(1);
    expect((await ports.benefits.note(benefitsId)).text).toBe('Only for the night shift.');
  });

  it('count no longer once a moderator took them down', async () => {
    const { server, benefitsId, refreshed, letOut, people } = await openedOut();
    await letOut();
    const { takeDown } = await moderatorsOf(server, 'BENEFITS', benefitsSummary);
    await takeDown(benefitsId, { rule: 'personal-details', note: '' });
    await refreshed();
    expect(await people()).toBe(0);
  });

  it('have no reply while they have no note, for their author and for reports', async () => {
    const { server, ports, benefitsId, letOut } = await openedOut();
    await letOut();
    const { letReply } = await moderatorsOf(server, 'REPLY', benefitsSummary);
    await letReply(benefitsId, 'It comes for all now.');
    expect((await ports.benefits.note(benefitsId)).reply?.text).toBe('It comes for all now.');
    await ports.ownBenefits.change(benefitsId, { ...reportedBenefits, note: null }, 0);
    expect((await ports.ownBenefits.mine())?.reply).toBeNull();
    const reader = adaptersFor(server.parts)({ ...noRequest, caller: { sessionId: 's', member: aMember(), madeOn: '2026-01-01', expiresAt: Infinity } });
    const reply = { resourceId: replyIdOf(benefitsId), resourceType: 'REPLY', reason: 'spam' } as const;
    await expect(reader.reports.file(reply)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are refused with words that hurt', async () => {
    const { ports, token } = await serverOfKeys('benefits');
    const note = { benefit: 'cab', text: 'The driver is a bastard.' } as const;
    await expect(ports.ownBenefits.create('koyal-pay', { ...reportedBenefits, note }, token)).rejects.toMatchObject({ code: 'TEXT_ABUSIVE' });
  });
});
