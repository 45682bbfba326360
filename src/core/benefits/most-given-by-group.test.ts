import { expect, it } from 'vitest';
import type { BenefitShare } from './benefit.ts';
import { mostGivenByGroup } from './most-given-by-group.ts';

const share = (benefit: BenefitShare['benefit'], percent: number | null): BenefitShare => ({
  benefit,
  percent,
  people: percent === null ? 0 : 20,
  notesCount: 0,
});

it('names the most given benefits of each group, surest first, given enough answers', () => {
  const groups = mostGivenByGroup(
    [
      { group: 'financial', benefits: [share('provident-fund', 40), share('gratuity', null), share('yearly-bonus', 90), share('stock-options', 10)] },
      { group: 'health', benefits: [share('gym', null)] },
    ],
    2,
  );
  expect(groups.map(({ group, benefits }) => [group, ...benefits.map(({ benefit }) => benefit)])).toEqual([['financial', 'yearly-bonus', 'provident-fund']]);
});
