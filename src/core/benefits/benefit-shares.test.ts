import { describe, expect, it } from 'vitest';
import { benefitShare, sharedGroups, type BenefitCounts } from './benefit-shares.ts';
import { benefitGroups, benefitNamed, benefitsInOrder, benefitsOfGroup, groupOfBenefit } from './benefit.ts';
import { benefitsProblems, tidiedBenefits } from './benefits-draft.ts';

const counted = (known: Partial<BenefitCounts> = {}): BenefitCounts => ({ benefit: 'cab', confirmed: 0, denied: 0, notes: 0, ...known });

describe('the list of benefits (R-034)', () => {
  it('has 29 in five groups, each once and with a name for URLs', () => {
    expect([benefitsInOrder.length, new Set(benefitsInOrder).size, benefitGroups.length]).toEqual([29, 29, 5]);
    expect(benefitsInOrder.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('finds each by its name and its group, and nothing by another', () => {
    expect([benefitNamed('period-leave'), benefitNamed('helicopter'), benefitNamed(undefined)]).toEqual(['period-leave', undefined, undefined]);
    for (const group of benefitGroups) expect(benefitsOfGroup[group].map(groupOfBenefit)).toEqual(benefitsOfGroup[group].map(() => group));
  });
});

describe('the share of a benefit (R-024)', () => {
  it.each([
    [
      { confirmed: 4, denied: 3 },
      { people: 0, confirmed: null },
    ],
    [
      { confirmed: 5, denied: 3 },
      { people: 8, confirmed: 5 },
    ],
    [
      { confirmed: 0, denied: 8 },
      { people: 8, confirmed: 0 },
    ],
    [
      { confirmed: 41, denied: 16 },
      { people: 57, confirmed: 41 },
    ],
  ])('of %o is %o: of fewer than eight nobody is told what they said, nor how many they are', (of, share) => {
    expect(benefitShare(counted({ ...of, notes: 2 }))).toEqual({ benefit: 'cab', notesCount: 2, ...share });
  });

  it('stands in its group, in the order of the list, where enough were asked or something was noted', () => {
    const all = [
      counted({ benefit: 'meals', denied: 8 }),
      counted({ benefit: 'cab', confirmed: 4, denied: 4 }),
      counted({ benefit: 'gym', confirmed: 7 }),
      counted({ benefit: 'gratuity', notes: 1 }),
    ];
    const groups = sharedGroups(all).map(({ group, benefits: shares }) => [group, shares.map(({ benefit }) => benefit)]);
    expect(groups).toEqual([
      ['financial', ['gratuity']],
      ['perks', ['cab', 'meals']],
    ]);
  });
});

describe('benefits that are told of', () => {
  const answers = [{ benefit: 'cab', said: 'yes' }] as const;

  it('answer for one at least, for each once, with a note that is short', () => {
    expect(benefitsProblems({ answers, note: { benefit: 'cab', text: ` ${'x'.repeat(300)} ` } })).toEqual({});
    expect(benefitsProblems({ answers: [], note: null })).toEqual({ answers: 'missing' });
    expect(benefitsProblems({ answers: [...answers, { benefit: 'cab', said: 'no' }], note: null })).toEqual({ answers: 'twice' });
    expect(benefitsProblems({ answers, note: { benefit: 'cab', text: 'x'.repeat(301) } })).toEqual({ note: 'long' });
  });

  it('are kept without spaces around their note, and an empty one is none', () => {
    expect(tidiedBenefits({ answers, note: { benefit: 'gym', text: ' At six. ' } }).note).toEqual({ benefit: 'gym', text: 'At six.' });
    expect(tidiedBenefits({ answers, note: { benefit: 'gym', text: '  ' } }).note).toBeNull();
  });
});
