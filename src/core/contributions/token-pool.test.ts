import { describe, expect, it } from 'vitest';
import { countedKinds, isCounted, issuerKeyId, type TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { ContributionKey, ContributionNotes } from './contribution-keys.ts';
import { contributionKinds } from '../kinds/contribution-kinds.ts';
import { contributedOf, isPooled } from './contributed-keys.ts';
import { asksAhead, asksCounted, countedPool, pooledKey } from './token-pool.ts';

type Token = NonNullable<ContributionNotes['token']>;
const tokenOf = (period: string, purpose: TokenPurpose): Token => ({
  issuer: { keyId: issuerKeyId(period, 'a'.repeat(64), purpose), period, publicKey: 'p' },
  prefix: 'x',
  blindedMessage: 'b',
  inverse: 'i',
  signature: 'signed',
});
const token = tokenOf('2026-q4', 'contribution');
const { signature: _, ...asked } = token;
const pooled: ContributionNotes = { kind: 'review', token };
const at = { now: Date.parse('2026-11-24T06:00:00Z') };
const counted = countedKinds.map((kind): ContributionKey => ({ publicKey: kind, kind, token: tokenOf('2026', kind) }));

describe('a token that is asked for ahead (F-07)', () => {
  it.each([
    ['where the device holds none', [], 'quiet', true],
    ['no more where one is in stock', [pooled], 'quiet', false],
    ['no more where one is in stock, also for a form', [pooled], 'form', false],
    ['where the one in stock was never answered', [{ kind: 'review', token: asked }], 'quiet', true],
    ['where all in stock count', counted, 'quiet', true],
    ['where what is held is planned for a company', [{ ...pooled, about: 'Nimbus' }], 'quiet', true],
    ['on no day on which something was sent', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-24' }], 'quiet', false],
    ['the day after', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-23' }], 'quiet', true],
    ['on no day on which a salary was sent', [{ kind: 'salary', about: 'Nimbus', thingId: 's1', sentOn: '2026-11-24' }], 'quiet', false],
    ['also on that day for a form that was opened', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-24' }], 'form', true],
  ] as const)('is asked for %s', (_case, keys, occasion, asks) => {
    expect(asksAhead(keys as readonly ContributionNotes[], { ...at, occasion })).toBe(asks);
  });

  it('is asked for again once its quarter is over', () => {
    expect(asksAhead([pooled], { now: Date.parse('2027-01-12T00:00:00Z'), occasion: 'quiet' })).toBe(true);
  });

  it('is none of the contributions of the device', () => {
    expect([isPooled(pooled), isPooled({ about: 'Nimbus' }), isPooled({ thingId: 'r1' })]).toEqual([true, false, false]);
  });

  it.each(contributionKinds)('is none of those of a kind, which are listed by it: %s', (kind) => {
    const keys = contributionKinds.flatMap((each) => [
      { publicKey: `${each} in stock`, kind: each, token },
      { publicKey: `${each} planned`, kind: each, about: 'Nimbus' },
      { publicKey: `${each} sent`, kind: each, about: 'Nimbus', thingId: 'x1' },
    ]);
    expect(contributedOf(kind, keys).map(({ publicKey }) => publicKey)).toEqual([`${kind} planned`, `${kind} sent`]);
  });
});

describe('the tokens that count and are asked for ahead (F-02, F-07)', () => {
  const { signature: __, ...unanswered } = tokenOf('2026', 'salary');
  const sent: ContributionNotes = { kind: 'salary', about: 'Nimbus', thingId: 's1', sentOn: '2026-11-24' };

  it.each([
    ['where the device holds none', [pooled], 'quiet', true],
    ['no more where all are in stock', counted, 'form', false],
    ['no more where any is left', counted.slice(0, 1), 'form', false],
    ['once more where one was never answered', [...counted.slice(1), { kind: 'salary', token: unanswered }], 'quiet', true],
    ['on no day on which something was sent', [sent], 'quiet', false],
    ['also on that day for a form that was opened', [sent], 'form', true],
  ] as const)('are asked for %s', (_case, keys, occasion, asks) => {
    expect(asksCounted(keys as readonly ContributionNotes[], { ...at, occasion })).toBe(asks);
  });

  it('are good for their year and three days more, and asked for again then', () => {
    const [within, after] = [Date.parse('2027-01-03T18:29:00Z'), Date.parse('2027-01-03T18:30:00Z')];
    expect([within, after].map((now) => countedPool(counted, now).length)).toEqual([counted.length, 0]);
    expect(asksCounted(counted, { now: after, occasion: 'quiet' })).toBe(true);
  });

  it('pay first for their own kind, then from those for any, never for another', () => {
    const any: ContributionKey = { publicKey: 'any', kind: 'review', token };
    expect(contributionKinds.map((kind) => pooledKey(kind, [any, ...counted], at.now)?.publicKey)).toEqual(
      contributionKinds.map((kind) => (isCounted(kind) ? kind : 'any')),
    );
    expect(pooledKey('photo', counted, at.now)).toBeUndefined();
    expect(pooledKey('salary', [any, { publicKey: 'asked', kind: 'salary', token: unanswered }], at.now)?.publicKey).toBe('any');
  });
});
