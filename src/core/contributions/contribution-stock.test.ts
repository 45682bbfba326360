import { describe, expect, it } from 'vitest';
import { contributionKinds, type ContributionNotes } from './contribution-keys.ts';
import { asksAhead, contributedOf, isInStock } from './contribution-stock.ts';

const issuer = { keyId: 'k', quarter: '2026-q4', publicKey: 'p' };
const token = { issuer, prefix: 'x', blindedMessage: 'b', secret: 's', signature: 'signed' } as unknown as NonNullable<ContributionNotes['token']>;
const { signature: _, ...asked } = token;
const inStock: ContributionNotes = { kind: 'review', token };
const at = { today: '2026-11-24', quarters: ['2026-q4'] };

describe('a token that is asked for ahead (F-07)', () => {
  it.each([
    ['where the device holds none', [], 'quiet', true],
    ['no more where one is in stock', [inStock], 'quiet', false],
    ['no more where one is in stock, also for a form', [inStock], 'form', false],
    ['where the one in stock was never answered', [{ kind: 'review', token: asked }], 'quiet', true],
    ['where what is held is planned for a company', [{ ...inStock, about: 'Nimbus' }], 'quiet', true],
    ['on no day on which something was sent', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-24' }], 'quiet', false],
    ['the day after', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-23' }], 'quiet', true],
    ['on no day on which a salary was sent', [{ kind: 'salary', about: 'Nimbus', thingId: 's1', sentOn: '2026-11-24' }], 'quiet', false],
    ['also on that day for a form that was opened', [{ kind: 'review', about: 'Nimbus', thingId: 'r1', sentOn: '2026-11-24' }], 'form', true],
  ] as const)('is asked for %s', (_case, keys, occasion, asks) => {
    expect(asksAhead(keys as readonly ContributionNotes[], { ...at, occasion })).toBe(asks);
  });

  it('is asked for anew once its quarter is over', () => {
    expect(asksAhead([inStock], { today: '2027-01-12', quarters: ['2027-q1'], occasion: 'quiet' })).toBe(true);
  });

  it('is none of the contributions of the device', () => {
    expect([isInStock(inStock), isInStock({ about: 'Nimbus' }), isInStock({ thingId: 'r1' })]).toEqual([true, false, false]);
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
