import { describe, expect, it } from 'vitest';
import { abuseIn } from '../abuse/abuse.ts';
import { findingsIn } from './exposure.ts';

const units = [
  'ABCPE1234F ',
  'insta asha_90 ',
  '98220 12345 ',
  'asha@gmail.com ',
  '5',
  '9 ',
  ' ',
  'a',
  'a.',
  'Dr. ',
  'idiot ',
  'I joined June 2022 ',
  'employee id ',
  'Ravi kumar the ',
];
const ofLength = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const timeOf = (read: () => unknown): number => {
  const begun = performance.now();
  read();
  return performance.now() - begun;
};

/** Runs at most, stopping once the fastest are close enough. */
const mostRuns = 12;
/** Bounds for eightfold input: linear takes 8 times as long, quadratic 64. */
const [enough, most] = [14, 20];

/** Ratio of the fastest runs for 24,000 and 3,000 letters. */
function growth(read: (text: string) => unknown, unit: string): number {
  const [short, long] = [ofLength(unit, 3_000), ofLength(unit, 24_000)];
  let [ofShort, ofLong] = [Infinity, Infinity];
  for (let run = 0; run < mostRuns && (run < 2 || ofLong / ofShort > enough); run++) {
    ofShort = Math.min(ofShort, timeOf(() => [1, 2, 3, 4, 5, 6, 7, 8].map(() => read(short))) / 8);
    ofLong = Math.min(
      ofLong,
      timeOf(() => read(long)),
    );
  }
  return ofLong / ofShort;
}

describe('the time in which a text is read (S-62)', () => {
  it.each(units)('grows with its length, of what gives its author away: %j', (unit) => {
    expect(growth((text) => findingsIn({ text }), unit)).toBeLessThan(most);
  });

  it.each(units)('grows with its length, of abuse: %j', (unit) => {
    expect(growth(abuseIn, unit)).toBeLessThan(most);
  });
});
