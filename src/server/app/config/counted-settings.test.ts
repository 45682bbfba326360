import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const proofsOf = (text?: string) => {
  const read = readSettings(text === undefined ? {} : { COUNTED_PROOFS: text });
  return 'complaints' in read ? read.complaints : read.settings.countedProofs;
};

describe('the proofs by which members count in figures of many (F-02)', () => {
  it.each([
    [undefined, ['provider', 'address']],
    ['', ['provider', 'address']],
    ['address', ['address']],
    ['address, provider', ['provider', 'address']],
    ['anyone', ['anyone']],
  ])('are %j: %j', (text, proofs) => expect(proofsOf(text)).toEqual(proofs));

  it.each(['nobody', 'provider,', 'provider;address', 'provider,provider', 'anyone,provider'])('are never %j', (text) =>
    expect(proofsOf(text)).toEqual([`COUNTED_PROOFS is ${JSON.stringify(text)}, and must be provider, address, or both with a comma between them, or anyone.`]),
  );
});
