import { describe, expect, it } from 'vitest';
import { ctcOfInHand } from './in-hand-to-ctc.ts';
import { takeHome } from '../take-home/take-home.ts';

const today = '2026-11-30';
const inHandOf = (annualCtc: number, state?: 'karnataka') => takeHome({ today, financialYear: '2026-27', annualCtc, ...(state && { state }) }).headlineMonth;

describe('the CTC behind what reaches the bank (R-047)', () => {
  it.each([300_000, 600_000, 1_200_000, 1_800_000, 6_000_000])('of a CTC of %i is found again to the hundred', (ctc) => {
    const found = ctcOfInHand(inHandOf(ctc), { today }) ?? 0;
    expect(found).toBeLessThanOrEqual(ctc);
    expect(inHandOf(found)).toBeGreaterThanOrEqual(inHandOf(ctc));
    expect(inHandOf(found - 100)).toBeLessThan(inHandOf(ctc));
  });

  it('is higher where a state takes professional tax', () => {
    expect(ctcOfInHand(50_000, { today, state: 'karnataka' })).toBeGreaterThan(ctcOfInHand(50_000, { today }) ?? 0);
  });

  it('is none of nothing, nor of more than is counted with', () => {
    expect([ctcOfInHand(0, { today }), ctcOfInHand(1_000_000_000, { today })]).toEqual([undefined, undefined]);
  });
});
