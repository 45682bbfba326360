import type { AwardEntrant } from '#core/awards/award-rule.ts';
import { slugOf } from '#tests/companies.ts';
import type { AwardFixture } from './fake-awards.ts';

let made = 0;

/** Mid-size company that qualifies for the awards of 2025, with overrides. */
export function anEntrant(known: Partial<Omit<AwardEntrant, 'industry' | 'urlName'>> = {}): AwardEntrant {
  const number = ++made;
  const { name = `Entrant ${number}`, industryName = 'Logistics' } = known;
  return {
    companyId: `entrant${String(number).padStart(9, '0')}`,
    name,
    urlName: slugOf(name),
    industryName,
    industry: slugOf(industryName),
    size: '501-1k',
    foundedYear: 2001,
    priorHundredths: 380,
    weeks: ['2024-W10', '2024-W20', '2024-W30', '2024-W40'].map((week) => ({ week, stars: [0, 0, 0, 1, 2] })),
    ...known,
  };
}

const weeksOf = (stars: readonly number[], ...weeks: readonly string[]) => weeks.map((week) => ({ week, stars }));

/** Five logistics companies (four counted, three winners, one with too few reviews) and one other. */
export const closedWorld: AwardFixture = {
  companies: [
    anEntrant({ name: 'Best Logistics', weeks: weeksOf([0, 0, 0, 0, 4], '2024-W10', '2024-W20', '2024-W30', '2024-W40') }),
    anEntrant({ name: 'Good Logistics' }),
    anEntrant({ name: 'Fair Logistics', weeks: weeksOf([0, 0, 1, 3, 1], '2024-W12', '2024-W22', '2024-W32') }),
    anEntrant({ name: 'Poor Logistics', weeks: weeksOf([4, 1, 0, 0, 0], '2024-W13', '2024-W23', '2024-W33') }),
    anEntrant({
      name: 'Late Logistics',
      weeks: [...weeksOf([0, 0, 0, 0, 3], '2024-W50'), ...weeksOf([0, 0, 0, 0, 5], '2025-W03', '2025-W20', '2025-W30', '2025-W40')],
    }),
    anEntrant({ name: 'Lone Bank', industryName: 'Banking', size: null }),
  ],
  closed: { 2025: '2025-02-03' },
};
