import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRupees } from './amount-in.ts';
import { broughtAlong } from './brought-along.ts';

describe('what a link to a calculator brought along', () => {
  it('is the pay of a year, the place, and what it is the pay of', () => {
    expect(broughtAlong({ ctc: '1800000', city: 'pune', name: 'Software Engineer, Pravaha' })).toEqual({
      annualCtc: 1_800_000,
      place: 'pune',
      name: 'Software Engineer, Pravaha',
    });
  });

  it.each(['', '0', '000', '-1', '18 lakh', '1800000.5', '1e6', ' 1800000', '१८०००००', '9'.repeat(21)])(
    'is nothing where nobody can read the amount: %s',
    (ctc) => {
      expect(broughtAlong({ ctc, city: 'pune' })).toBeUndefined();
    },
  );

  it('is nothing without an amount', () => expect(broughtAlong({ city: 'pune', name: 'A' })).toBeUndefined());

  it('is at most what calculators count with', () => {
    expect(broughtAlong({ ctc: '99999999999999999999' })?.annualCtc).toBe(mostRupees);
  });

  it.each([
    ['bengaluru', 'bengaluru'],
    ['new-delhi', 'delhi'],
    ['panaji', 'goa'],
    ['karnataka', 'karnataka'],
    ['Pune', undefined],
    ['atlantis', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('has a place that calculators know, or none: %s', (city, place) => {
    expect(broughtAlong({ ctc: '1', city })?.place).toBe(place);
  });

  it.each([
    ['  Software\n\tEngineer ', 'Software Engineer'],
    ['a\u{202E}b\u{2066}c\u{0}', 'a b c'],
    ['x'.repeat(90), 'x'.repeat(80)],
    [`${'x'.repeat(79)}😀`, `${'x'.repeat(79)}\u{FFFD}`],
    ['सॉफ़्टवेयर इंजीनियर', 'सॉफ़्टवेयर इंजीनियर'],
    ['', ''],
  ])('has a name of one short line: %j', (name, read) => {
    expect(broughtAlong({ ctc: '1', name })?.name).toBe(read);
  });

  it('is a countable amount or nothing, whatever the link says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (ctc, city, name) => {
        const brought = broughtAlong({ ctc, city, name });
        expect(brought === undefined || (Number.isInteger(brought.annualCtc) && brought.annualCtc > 0 && brought.annualCtc <= mostRupees)).toBe(true);
        expect(brought?.name.length ?? 0).toBeLessThanOrEqual(40);
      }),
    );
  });
});
