import type { PaySlice } from '#core/salaries/salary-figures.ts';

const told: ReadonlyMap<number, string> = new Map([
  [10, 'percentile10'],
  [25, 'percentile25'],
  [50, 'median'],
  [75, 'percentile75'],
  [90, 'percentile90'],
]);

/** The pay of a group in the words of schema.org, by the names of the reference lists: search engines know no others. */
export const occupationIn = ({ group, figures }: PaySlice): object => ({
  '@type': 'Occupation',
  name: [group.designation?.name, group.company?.name].filter(Boolean).join(', '),
  occupationLocation: group.city ? { '@type': 'City', name: group.city.name } : { '@type': 'Country', name: 'IN' },
  estimatedSalary: {
    '@type': 'MonetaryAmountDistribution',
    name: 'total',
    currency: figures.currency,
    duration: 'P1Y',
    ...Object.fromEntries(figures.points.flatMap(({ percent, amount }) => (told.has(percent) ? [[told.get(percent), amount]] : []))),
  },
});
