import { describe, expect, it } from 'vitest';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { countedKinds, purposeOf } from '#core/persona-keys/issuer-key.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { payContribution, prefetchTokens } from '#web/adapters/contributions/pay-contribution.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { aDevice } from '#tests/contribution-device.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf, type Passage } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';

const about = 'Nimbus';
const isCountedFor = (kind: string, { token }: { readonly token: { readonly keyId: string } }): boolean => purposeOf(token.keyId) === kind;

describe('a device of an account that counts (F-02, F-07)', () => {
  it('has a token of each kind, requested together, and one for any contribution', async () => {
    const { parts, keys, tokens } = aDevice();
    expect(await prefetchTokens(parts, 'review', 'quiet')).toEqual({ isSpent: false, counting: 'counted' });
    const purposes = (await keys.list()).map(({ token }) => token?.signature !== undefined && purposeOf(token.issuer.keyId));
    expect([purposes, tokens.issuedCounted.size, tokens.issued.size]).toEqual([[...countedKinds, 'contribution'], 1, 1]);
    await prefetchTokens(parts, 'salary', 'form');
    expect([(await keys.list()).length, tokens.issuedCounted.size]).toEqual([countedKinds.length + 1, 1]);
  });

  it.each(countedKinds)('pays for one %s with the token that counts, for the next with another', async (kind) => {
    const { parts, keys, tokens } = aDevice();
    await prefetchTokens(parts, kind, 'form');
    const first = await payContribution(parts, { kind, about });
    expect(isCountedFor(kind, first)).toBe(true);
    await keys.note(first.publicKey, { kind, about, thingId: 'x1', sentOn: dayOf(parts.clock.now()) });
    expect(await prefetchTokens(parts, kind, 'form')).toEqual({ isSpent: false, counting: 'used' });
    expect(isCountedFor('contribution', await payContribution(parts, { kind, about: 'Cumulus' }))).toBe(true);
    expect([tokens.issuedCounted.size, tokens.issued.size]).toEqual([1, 1]);
  });

  it('pays for photos with none that counts', async () => {
    const { parts } = aDevice();
    await prefetchTokens(parts, 'photo', 'form');
    expect(isCountedFor('contribution', await payContribution(parts, { kind: 'photo', about }))).toBe(true);
  });

  it('may still send when general tokens are spent but a counting one is left', async () => {
    const { parts, tokens } = aDevice();
    for (let turn = 0; turn < 3; turn++) await payContribution(parts, { kind: 'photo', about: String(turn) });
    expect(await prefetchTokens(parts, 'salary', 'form')).toEqual({ isSpent: false, counting: 'counted' });
    await payContribution(parts, { kind: 'salary', about });
    expect(await prefetchTokens(parts, 'salary', 'form')).toEqual({ isSpent: true, counting: 'used' });
    expect(tokens.issued.size).toBe(3);
  });

  it('is got ready by the same numbers although the answer was lost', async () => {
    const { parts, keys, tokens } = aDevice();
    let isLost = false;
    const losing = Object.assign(Object.create(tokens), {
      issueCounted: async (requests: never) => {
        const answer = await tokens.issueCounted(requests);
        if (isLost) return answer;
        isLost = true;
        throw new Failure('offline');
      },
    });
    expect(await prefetchTokens({ ...parts, tokens: losing }, 'review', 'form')).toMatchObject({ counting: 'unknown' });
    expect(await prefetchTokens({ ...parts, tokens: losing }, 'review', 'form')).toMatchObject({ counting: 'counted' });
    expect([tokens.issuedCounted.size, (await keys.list()).filter(({ token }) => token?.signature !== undefined).length]).toEqual([1, 5]);
  });

  it('forgets those that were not used once their year is over', async () => {
    const clock = new FakeClock();
    const { parts, keys } = aDevice({ clock });
    await prefetchTokens(parts, 'review', 'quiet');
    const before = (await keys.list()).map(({ publicKey }) => publicKey);
    clock.set(Date.parse('2027-01-10T00:00:00Z') - clock.now());
    await prefetchTokens(parts, 'review', 'quiet');
    const left = (await keys.list()).map(({ publicKey }) => publicKey);
    expect(left.filter((publicKey) => before.slice(0, countedKinds.length).includes(publicKey))).toEqual([]);
  });
});

describe('a device of an account that does not count (F-02, F-07)', () => {
  it('sees why, keeps no key for it, and sends by a token for any contribution', async () => {
    const { parts, keys, tokens } = aDevice();
    tokens.isProven = false;
    expect(await prefetchTokens(parts, 'salary', 'form')).toEqual({ isSpent: false, counting: 'unproven' });
    expect((await keys.list()).map(({ token }) => purposeOf(token?.issuer.keyId ?? ''))).toEqual(['contribution']);
    expect(isCountedFor('contribution', await payContribution(parts, { kind: 'salary', about }))).toBe(true);
    tokens.isProven = true;
    expect(await prefetchTokens(parts, 'salary', 'form')).toMatchObject({ counting: 'counted' });
  });

  it('sees that another device used the year, and keeps no key for it', async () => {
    const [one, other] = [aDevice(), aDevice()];
    await prefetchTokens(one.parts, 'review', 'quiet');
    expect(await prefetchTokens({ ...other.parts, tokens: one.tokens }, 'review', 'form')).toMatchObject({ counting: 'used' });
    expect((await other.keys.list()).map(({ token }) => purposeOf(token?.issuer.keyId ?? ''))).toEqual(['contribution']);
  });
});

describe('what the wire sees of tokens that count (F-07)', () => {
  it.each(countedKinds)('is the same requests, whichever form was opened: %s', async (kind) => {
    const [server, passages] = [await openPersonaServer(), [] as Passage[]];
    const session = await server.signIn();
    const http = browserOf(server.app, server.clock, { AT: session }, (passage) => passages.push(passage));
    http.standFor(() => session);
    const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
    const { parts, keys } = aDevice({ tokens, ledger: httpRemovalLedger(http.under(asNobody, moderation)), clock: server.clock });
    expect(await prefetchTokens(parts, kind, 'form')).toMatchObject({ counting: 'counted' });
    const asked = passages.filter(({ headers }) => headers['cookie'] !== undefined || headers['signed-in-as'] !== undefined);
    expect(asked.map(({ path }) => path)).toEqual(['/api/persona/v1/counted-tokens', '/api/persona/v1/contribution-token']);
    expect((await keys.list()).filter(({ publicKey }) => JSON.stringify(asked).includes(publicKey))).toEqual([]);
  });
});
