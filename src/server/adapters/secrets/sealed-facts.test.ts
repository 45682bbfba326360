import { describe, expect, it } from 'vitest';
import { factsIn, knownFactsIn, sealedFacts } from './sealed-facts.ts';
import { Secrets } from './secrets.ts';

const [secrets, other] = [new Secrets(Buffer.alloc(32, 1)), new Secrets(Buffer.alloc(32, 2))];
const facts = { place: 'Koyal Pay', city: 'पुणे', tag: 0, role: null };

describe('facts that are sealed', () => {
  it('open only for their own table and subject, with this installation’s key', () => {
    const sealed = sealedFacts(secrets, ['career', 'me'], facts);
    expect(factsIn(secrets, ['career', 'me'], sealed)).toEqual(facts);
    for (const [by, table, subject] of [
      [secrets, 'career', 'you'],
      [secrets, 'education', 'me'],
      [other, 'career', 'me'],
    ] as const)
      expect(factsIn(by, [table, subject], sealed)).toBeUndefined();
    expect(() => knownFactsIn(secrets, ['career', 'you'], sealed)).toThrow(/career/);
  });

  it('look different each time, and have a common length, whatever they say in any script', () => {
    const sealed = [facts, facts, { place: '' }, { place: 'K'.repeat(300) }, { place: 'क'.repeat(100) }].map((each) =>
      sealedFacts(secrets, ['career', 'me'], each),
    );
    expect(new Set(sealed).size).toBe(5);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    const long = Array.from({ length: 600 }, (_, length) => sealedFacts(secrets, ['career', 'me'], { place: 'K'.repeat(length) }).length);
    expect(new Set(long).size).toBe(2);
  });
});
