import { describe, expect, it } from 'vitest';
import { amountEntry, basicPayEntry, changeEntry, countEntry, percentEntry, signedPercentEntry } from '../calculators/amount-entry.ts';
import { Entry } from './entry.ts';
import { optionEntry, dayKind } from './entry-kinds.ts';

describe('an amount that is typed (R-049)', () => {
  it.each([
    ['12L', 1_200_000],
    ['12 lakh', 1_200_000],
    ['1.2cr', 12_000_000],
    ['12,00,000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['१२ लाख', 1_200_000],
    ['0', 0],
  ])('%s is read', (text, value) => {
    const entry = amountEntry(1_800_000, { yearly: true });
    entry.type(text);
    expect([entry.value, entry.problem, entry.text]).toEqual([value, undefined, text]);
  });

  it.each([
    ['', 'empty'],
    ['abc', 'unreadable'],
    ['12 12', 'unreadable'],
    ['18', 'unit-unsure'],
  ])('%j is not taken over, and the last value stays', (text, problem) => {
    const entry = amountEntry(1_800_000, { yearly: true });
    entry.type('20L');
    entry.type(text);
    expect([entry.value, entry.problem]).toEqual([2_000_000, problem]);
    entry.settle();
    expect(entry.text).toBe(text);
  });

  it('that is short is asked about, and one press makes it lakhs', () => {
    const entry = amountEntry(1_800_000, { yearly: true });
    entry.type('25');
    expect(entry.guess).toBe(2_500_000);
    entry.choose(entry.guess ?? 0);
    expect([entry.text, entry.value, entry.problem]).toEqual(['25,00,000', 2_500_000, undefined]);
  });

  it.each([['10 crore crore', 10_000_000_000, 'too-much']])('%s is taken to the nearest end, and that is said', (text, value, remark) => {
    const entry = amountEntry(1_800_000, { yearly: true });
    entry.type(text);
    expect([entry.value, entry.remark, entry.problem]).toEqual([value, remark, undefined]);
  });

  it.each(['-5', '-5L', '−12,00,000', '-५ लाख'])('%s is no amount, and that is said', (text) => {
    const entry = amountEntry(1_800_000, { yearly: true, isPay: true });
    entry.type(text);
    expect([entry.value, entry.remark, entry.problem]).toEqual([1_800_000, undefined, 'below-zero']);
  });

  it('is grouped on blur, and nothing is 0 where nothing is an answer', () => {
    const entry = amountEntry(0, { optional: true });
    entry.type('150000');
    entry.settle();
    expect(entry.text).toBe('1,50,000');
    entry.type('');
    expect([entry.value, entry.problem]).toEqual([0, undefined]);
  });
});

describe('pay by the month', () => {
  const pay = () => amountEntry(1_800_000, { yearly: true, isPay: true });

  it('stays as typed when the period changes, while an example or answer is shown', () => {
    const entry = pay();
    entry.turn('month');
    expect([entry.text, entry.value]).toEqual(['1,50,000', 1_800_000]);
    entry.type('18000');
    entry.settle();
    expect([entry.text, entry.value, entry.kept]).toEqual(['18,000', 216_000, '216000']);
    entry.turn('year');
    expect([entry.text, entry.problem, entry.guess]).toEqual(['18,000', 'month-unsure', 216_000]);
    entry.choose(216_000);
    entry.turn('month');
    expect([entry.text, entry.value]).toEqual(['18,000', 216_000]);
  });

  it('is recognised by its size where allowed, until the reader says it is yearly', () => {
    const entry = amountEntry(0, { yearly: true, isPay: true, isReadByMonth: true, optional: true, isBlank: true });
    entry.type('60,000');
    entry.settle();
    expect([entry.text, entry.value, entry.said, entry.isAssumed, entry.shownPer]).toEqual(['60,000', 720_000, 'month', true, 'month']);
    entry.type('6,00,000');
    expect([entry.value, entry.said, entry.isAssumed, entry.shownPer]).toEqual([600_000, undefined, false, 'year']);
    entry.type('25000');
    entry.mean('year');
    expect([entry.value, entry.problem, entry.isAssumed, entry.shownPer]).toEqual([25_000, undefined, false, 'year']);
    entry.type('30000');
    expect([entry.value, entry.isAssumed]).toEqual([30_000, false]);
    entry.clear();
    entry.type('30000 pa');
    expect([entry.value, entry.isAssumed]).toEqual([30_000, false]);
    entry.type('30000');
    expect([entry.value, entry.isAssumed]).toEqual([360_000, true]);
    entry.mean('month');
    expect([entry.value, entry.isAssumed, entry.shownPer]).toEqual([360_000, false, 'month']);
  });

  it('that names its period is of that, and stays as it was typed', () => {
    const entry = pay();
    entry.turn('month');
    entry.type('₹600 a day');
    entry.settle();
    expect([entry.text, entry.value, entry.said]).toEqual(['₹600 a day', 187_200, 'day']);
    entry.turn('year');
    expect([entry.text, entry.value]).toEqual(['₹600 a day', 187_200]);
  });

  it('comes back from a URL as a year, whatever is shown', () => {
    const entry = pay();
    entry.turn('month');
    entry.fill('2400000');
    expect([entry.text, entry.value, entry.isFilledIn]).toEqual(['2,00,000', 2_400_000, true]);
    entry.turn('year');
    expect([entry.text, entry.value]).toEqual(['24,00,000', 2_400_000]);
  });
});

describe('a share that is typed', () => {
  it.each([
    ['50', { percent: 50 }],
    ['४० %', { percent: 40 }],
    ['45,000', { monthly: 45_000 }],
    ['45k', { monthly: 45_000 }],
  ])('%s is basic pay', (text, value) => {
    const entry = basicPayEntry(30);
    entry.type(text);
    expect(entry.value).toEqual(value);
  });

  it('is refused above its end', () => {
    const entry = percentEntry(10, 14);
    for (const text of ['15', '-1', 'half', '']) {
      entry.type(text);
      expect([text, entry.value, entry.problem !== undefined]).toEqual([text, 10, true]);
    }
  });

  it('may be a cut, but not of more than all', () => {
    const entry = signedPercentEntry(10);
    entry.type('-5.5%');
    expect(entry.value).toBe(-5.5);
    entry.type('-101');
    expect([entry.value, entry.problem]).toEqual([-5.5, 'not-between']);
  });

  it('may be in rupees, more or fewer', () => {
    const entry = changeEntry(100_000);
    entry.type('−50,000');
    expect(entry.value).toBe(-50_000);
    entry.type('2L');
    expect(entry.value).toBe(200_000);
  });

  it('may be a number of years, of which there are only so many', () => {
    const entry = countEntry(9, 60);
    entry.type('99');
    expect([entry.value, entry.problem]).toEqual([9, 'not-between']);
    entry.type('4.5');
    expect([entry.value, entry.problem]).toEqual([9, 'not-between']);
  });
});

describe('an option', () => {
  it('takes one of its words and no other', () => {
    const entry = optionEntry(['ctc', 'gross'], 'ctc');
    entry.type('gross');
    entry.type('constructor');
    expect([entry.value, entry.problem, entry.isFilledIn]).toEqual(['gross', 'unknown', true]);
    entry.clear();
    expect([entry.value, entry.problem, entry.isFilledIn]).toEqual(['ctc', undefined, false]);
  });

  it('of a day takes one that there is', () => {
    const entry = new Entry(dayKind, '2026-10-31');
    for (const text of ['2026-02-30', '31.10.2026', '', '0001-01-01']) {
      entry.type(text);
      expect([entry.value, entry.problem]).toEqual(['2026-10-31', 'not-a-day']);
    }
    entry.type('2024-02-29');
    expect([entry.value, entry.problem]).toEqual(['2024-02-29', undefined]);
  });
});
