import { describe, expect, it } from 'vitest';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { contributionKinds } from '#core/kinds/contribution-kinds.ts';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { Failure } from '#core/failure.ts';
import { signatureIn } from '#core/persona-keys/message-signature.ts';
import { spendContributionToken } from '#server/adapters/persona-keys/spend-contribution-token.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { payContribution, prefetchTokens } from '#web/adapters/contributions/pay-contribution.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { aDevice } from '#tests/contribution-device.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { fakeContributionIssuer, FakeContributionTokens } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { fakeIssuerKey } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { browserOf, type Passage } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { lost } from './persona-world.ts';

const nimbus = { kind: 'review', about: 'Nimbus' } as const;

/** Device of an account without a proof that counts. */
function anUnprovenDevice(own: Parameters<typeof aDevice>[0] = {}) {
  const device = aDevice(own);
  device.tokens.isProven = false;
  return device;
}

/** Tokens that lose the first answer of one operation after the server acted. */
function losing(tokens: FakeContributionTokens, operation: 'keys' | 'issue'): FakeContributionTokens {
  let isLost = false;
  return new Proxy(tokens, {
    get: (target, name) => {
      const local: unknown = Reflect.get(target, name);
      if (typeof local !== 'function') return local;
      return async (given: unknown) => {
        const answer: unknown = await local.call(target, given);
        if (name !== operation || isLost) return answer;
        isLost = true;
        throw lost;
      };
    },
  });
}

describe('a contribution that is paid for (F-07)', () => {
  it('has its own key, with the token in hand noted beside it', async () => {
    const { parts, keys } = aDevice();
    const [one, two] = [await payContribution(parts, nimbus), await payContribution(parts, { kind: 'review', about: 'Cumulus' })];
    expect(one.publicKey).not.toBe(two.publicKey);
    expect(await keys.list()).toEqual([
      { publicKey: one.publicKey, ...nimbus, token: expect.objectContaining({ prefix: one.token.prefix, signature: one.token.signature }) },
      { publicKey: two.publicKey, kind: 'review', about: 'Cumulus', token: expect.objectContaining({ signature: two.token.signature }) },
    ]);
  });

  it.each(['keys', 'issue'] as const)('costs one token although the answer of %s was lost', async (operation) => {
    const { parts, keys, tokens } = aDevice();
    const losingParts = { ...parts, tokens: losing(tokens, operation) };
    await expect(payContribution(losingParts, nimbus)).rejects.toBe(lost);
    const { publicKey } = await payContribution(losingParts, nimbus);
    expect([tokens.issued.size, (await keys.list()).map((key) => key.publicKey)]).toEqual([1, [publicKey]]);
  });

  it('uses the same key until it has its name, and then another', async () => {
    const { parts, keys, tokens } = aDevice();
    const first = await payContribution(parts, nimbus);
    expect(await payContribution(parts, nimbus)).toEqual(first);
    await keys.note(first.publicKey, { ...nimbus, thingId: 'r1' });
    expect((await payContribution(parts, nimbus)).publicKey).not.toBe(first.publicKey);
    expect(tokens.issued.size).toBe(2);
  });

  it('uses a token requested earlier, and requests none just before sending or the day after', async () => {
    const clock = new FakeClock();
    const { parts, keys, tokens } = anUnprovenDevice({ clock });
    await prefetchTokens(parts, 'photo', 'quiet');
    const [pool] = await keys.list();
    expect([tokens.issued.size, pool?.about]).toEqual([1, undefined]);
    const { publicKey, token } = await payContribution(parts, nimbus);
    expect([publicKey, token.signature, tokens.issued.size]).toEqual([pool?.publicKey, pool?.token?.signature, 1]);
    await keys.note(publicKey, { ...nimbus, thingId: 'r1', sentOn: dayOf(clock.now()) });
    await prefetchTokens(parts, 'photo', 'quiet');
    expect(tokens.issued.size).toBe(1);
    clock.advance(dayMs);
    await prefetchTokens(parts, 'photo', 'quiet');
    expect(tokens.issued.size).toBe(2);
  });

  it.each(contributionKinds)('takes what is in stock whatever it will be: a %s', async (kind) => {
    const { parts, keys, tokens } = anUnprovenDevice();
    await prefetchTokens(parts, 'photo', 'form');
    const [pool] = await keys.list();
    const { publicKey } = await payContribution(parts, { kind, about: 'Nimbus' });
    expect([publicKey, tokens.issued.size]).toEqual([pool?.publicKey, 1]);
    expect(await keys.list()).toMatchObject([{ publicKey, kind, about: 'Nimbus' }]);
  });

  it('has another key than one of another kind about the same company that was begun', async () => {
    const { parts, keys } = aDevice();
    const [review, salary] = [await payContribution(parts, nimbus), await payContribution(parts, { ...nimbus, kind: 'salary' })];
    expect(review.publicKey).not.toBe(salary.publicKey);
    expect((await keys.list()).map(({ kind, about }) => [kind, about])).toEqual([
      ['review', 'Nimbus'],
      ['salary', 'Nimbus'],
    ]);
  });

  it('is prepared with the same numbers after a lost answer, and failing is harmless', async () => {
    const { parts, keys, tokens } = anUnprovenDevice();
    const losingParts = { ...parts, tokens: losing(tokens, 'issue') };
    await prefetchTokens(losingParts, 'photo', 'quiet');
    await prefetchTokens(losingParts, 'photo', 'quiet');
    expect([tokens.issued.size, (await keys.list()).map(({ token }) => token?.signature !== undefined)]).toEqual([1, [true]]);
  });

  it('leaves no key behind where there is no token for it', async () => {
    const { parts, keys, tokens } = anUnprovenDevice();
    for (let turn = 0; turn < tokensInQuarter; turn++) await payContribution(parts, { kind: 'review', about: String(turn) });
    await expect(payContribution(parts, nimbus)).rejects.toMatchObject({ code: 'CONTRIBUTION_TOKENS_SPENT' });
    expect([await prefetchTokens(parts, 'photo', 'form'), await prefetchTokens(aDevice().parts, 'review', 'form')]).toMatchObject([
      { isSpent: true },
      { isSpent: false, counting: 'counted' },
    ]);
    expect([tokens.issued.size, (await keys.list()).length]).toEqual([tokensInQuarter, tokensInQuarter]);
  });

  it('replaces an expired quarter’s token, or keeps the key that may have sent it', async () => {
    const clock = new FakeClock();
    const { parts, keys, tokens } = aDevice({ clock });
    const { publicKey } = await payContribution(parts, nimbus);
    clock.set(Date.parse('2027-01-10T00:00:00Z') - clock.now());
    const refused = {
      ...parts,
      tokens: Object.assign(new FakeContributionTokens(), { issue: () => Promise.reject(new Failure('conflict', undefined, { code: 'ISSUER_KEY_OLD' })) }),
    };
    await expect(payContribution(refused, nimbus)).rejects.toMatchObject({ code: 'ISSUER_KEY_OLD' });
    expect(await keys.list()).toEqual([{ publicKey, ...nimbus }]);
    expect([(await payContribution(parts, nimbus)).publicKey, tokens.issued.size]).toEqual([publicKey, 2]);
  });

  it.each([
    ['that the ledger does not name', new FakeRemovalLedger(), fakeContributionIssuer],
    ['for names', undefined, fakeIssuerKey],
  ])('asks for no token of a key %s', async (_, ledger, issuer) => {
    const { parts, keys, tokens } = aDevice(ledger ? { ledger } : {});
    const marking = Object.assign(tokens, { keys: async () => ({ items: [issuer] }) });
    await expect(payContribution({ ...parts, tokens: marking }, nimbus)).rejects.toMatchObject({ code: 'ISSUER_KEY_UNTRUSTED' });
    expect([tokens.issued.size, await keys.list()]).toEqual([0, []]);
  });
});

describe('what the wire sees of a contribution (F-07)', () => {
  it('is an account requesting a token and a key spending one, with nothing shared', async () => {
    const [server, passages] = [await openPersonaServer(), [] as Passage[]];
    const session = await server.signIn();
    const http = browserOf(server.app, server.clock, { AT: session }, (passage) => passages.push(passage));
    http.standFor(() => session);
    const ledger = httpRemovalLedger(http.under(asNobody, moderation));
    const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
    const { parts, keys } = aDevice({ tokens, ledger, clock: server.clock });
    const { publicKey, token } = await payContribution(parts, nimbus);
    const asked = passages.filter(({ headers }) => headers['cookie'] !== undefined || headers['signed-in-as'] !== undefined);
    expect(asked.map(({ path }) => path)).toEqual(['/api/persona/v1/contribution-token']);
    expect(JSON.stringify(asked)).not.toContain(publicKey);

    const other = await keys.make({ kind: 'review' });
    const clientOf = contributionHttp(http, keys, server.clock);
    for (const key of [publicKey, other.publicKey])
      await expect(clientOf(key).service(persona).getPersonaFigures({})).rejects.toMatchObject({ code: 'PERSONA_UNKNOWN' });
    const signed = passages.slice(-2).map(({ headers }) => headers);
    const namesOf = (headers: Passage['headers']) => Object.keys(headers).filter((name) => !['host', 'sec-fetch-site', 'accept'].includes(name));
    expect(signed.map(namesOf).map((names) => names.toSorted())).toEqual(
      Array.from({ length: 2 }, () => ['appid', 'signature', 'signature-input', 'systemid']),
    );
    const by = signed.map((headers) => signatureIn(headers['signature-input'] ?? '', headers['signature'] ?? '')?.publicKey);
    expect(by).toEqual([publicKey, other.publicKey]);

    await server.db
      .transaction()
      .execute((transaction) => spendContributionToken(transaction, { signer: publicKey, now: server.clock.now() }, token, 'review'));
    expect(await server.db.selectFrom('spent_token').selectAll().execute()).toHaveLength(1);
  });
});
