import { describe, expect, it } from 'vitest';
import { codeWages } from './code-wages.ts';

describe('wages by the labour codes', () => {
  it('are half of the ministry example: 60,000 with a basic pay of 20,000 (freepressjournal.in, jagran.com)', () => {
    expect(codeWages({ remuneration: 60_000, excluded: 40_000 })).toMatchObject({ mostExcluded: 30_000, addedBack: 10_000, wages: 30_000 });
  });

  it.each([
    [50_000, 25_000, 0, 25_000],
    [50_000, 25_000.01, 0.01, 25_000],
    [50_000, 20_000, 0, 30_000],
    [50_000, 0, 0, 50_000],
    [50_000.01, 50_000.01, 25_000, 25_000],
    [0, 0, 0, 0],
  ])('of %s with %s excluded add back %s and are %s', (remuneration, excluded, addedBack, wages) => {
    expect(codeWages({ remuneration, excluded })).toMatchObject({ addedBack, wages });
  });

  it('take single heads together, and leave a plain special allowance in', () => {
    expect(codeWages({ remuneration: 60_000, hra: 20_000, conveyance: 5_000, overtime: 1_000 }).wages).toBe(34_000);
  });

  it('keep gratuity and retrenchment pay out of the test', () => {
    expect(codeWages({ remuneration: 70_000, outsideTest: 10_000, excluded: 40_000 }).wages).toBe(30_000);
  });

  it('add nothing back before 21 November 2025 (F-20)', () => {
    expect(codeWages({ remuneration: 60_000, excluded: 40_000, on: '2025-11-20' })).toMatchObject({ inForce: false, addedBack: 0, wages: 20_000 });
    expect(codeWages({ remuneration: 60_000, excluded: 40_000, on: '2025-11-21' })).toMatchObject({ inForce: true, addedBack: 10_000, wages: 30_000 });
  });

  it('say where a question cannot be answered', () => {
    expect(() => codeWages({ remuneration: 10, excluded: 11 })).toThrow('more than the remuneration');
    expect(() => codeWages({ remuneration: 10, excluded: 1, hra: 1 })).toThrow('Give either excluded or single heads');
  });
});
