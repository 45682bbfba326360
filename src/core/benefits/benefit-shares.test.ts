import { describe, expect, it } from 'vitest';
import { freshly } from '#tests/fakes/crowds/freshly.ts';
import { benefitShare, nextBenefits, peopleShown, sharedGroups, type BenefitFigure } from './benefit-shares.ts';
import { mostGiven, mostGivenByGroup } from './most-given.ts';
import { benefitGroups, benefitNamed, benefitsInOrder, benefitsOfGroup, groupOfBenefit, type BenefitShare } from './benefit.ts';
import { benefitsProblems, tidiedBenefits } from './benefits-draft.ts';

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
  const madeOf = (said: Partial<Record<BenefitFigure, readonly number[]>>) => nextBenefits({}, (figure) => freshly(...(said[figure] ?? [])));
  const answers = (yes: number, no: number) => [...Array<number>(yes).fill(1), ...Array<number>(no).fill(0)];

  it.each([
    [answers(4, 3), { people: 0, percent: null }],
    [answers(5, 3), { people: 8, percent: 60 }],
    [answers(0, 8), { people: 8, percent: 0 }],
    [answers(41, 16), { people: 50, percent: 70 }],
  ])('of %j is %o: answers of few, and their number, stay unknown', (said, share) => {
    expect(benefitShare('cab', madeOf({ cab: said }), { cab: 2 })).toEqual({ benefit: 'cab', notesCount: 2, ...share });
  });

  it('appears in its group, in list order, given enough answers or a note', () => {
    const made = madeOf({ meals: answers(0, 8), cab: answers(4, 4), gym: answers(7, 0) });
    const groups = sharedGroups(made, { gratuity: 1 }).map(({ group, benefits: shares }) => [group, shares.map(({ benefit }) => benefit)]);
    expect(groups).toEqual([
      ['financial', ['gratuity']],
      ['perks', ['cab', 'meals']],
    ]);
  });

  it('says of few people only that there are some', () => {
    const shown = (people: number) => peopleShown(madeOf({ people: answers(people, 0) }), freshly(...answers(people, 0)));
    expect([shown(0), shown(1), shown(7), shown(8), shown(64)]).toEqual([0, 1, 1, 8, 50]);
  });
});

describe('benefits that are shared', () => {
  const answers = [{ benefit: 'cab', said: 'yes' }] as const;

  it('answer for one at least, for each once, with a note that is short', () => {
    expect(benefitsProblems({ answers, note: { benefit: 'cab', text: ` ${'x'.repeat(300)} ` } })).toEqual({});
    expect(benefitsProblems({ answers: [], note: null })).toEqual({ answers: 'missing' });
    expect(benefitsProblems({ answers: [...answers, { benefit: 'cab', said: 'no' }], note: null })).toEqual({ answers: 'twice' });
    expect(benefitsProblems({ answers, note: { benefit: 'cab', text: 'x'.repeat(301) } })).toEqual({ note: 'long' });
  });

  it('are stored without spaces around their note, and an empty one is none', () => {
    expect(tidiedBenefits({ answers, note: { benefit: 'gym', text: ' At six. ' } }).note).toEqual({ benefit: 'gym', text: 'At six.' });
    expect(tidiedBenefits({ answers, note: { benefit: 'gym', text: '  ' } }).note).toBeNull();
  });
});

const share = (benefit: BenefitShare['benefit'], percent: number | null): BenefitShare => ({
  benefit,
  percent,
  people: percent === null ? 0 : 20,
  notesCount: 0,
});

describe('the benefits that most people get (R-024)', () => {
  it('are those that more than half report, surest first, and at most three', () => {
    const groups = [
      { group: 'financial', benefits: [share('provident-fund', 90), share('gratuity', 50), share('yearly-bonus', 60)] },
      { group: 'perks', benefits: [share('cab', 100), share('meals', 70)] },
    ] as const;
    expect(mostGiven(groups)).toEqual(['cab', 'provident-fund', 'meals']);
    expect(mostGiven([{ group: 'perks', benefits: [share('cab', null)] }])).toEqual([]);
  });

  it('are named by group, surest first, given enough answers', () => {
    const groups = mostGivenByGroup(
      [
        { group: 'financial', benefits: [share('provident-fund', 40), share('gratuity', null), share('yearly-bonus', 90), share('stock-options', 10)] },
        { group: 'health', benefits: [share('gym', null)] },
      ],
      2,
    );
    expect(groups.map(({ group, benefits }) => [group, ...benefits.map(({ benefit }) => benefit)])).toEqual([['financial', 'yearly-bonus', 'provident-fund']]);
  });
});
