import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { experienceBands, firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';

const reported: ReadonlyMap<number, string> = new Map([
  [10, 'percentile10'],
  [25, 'percentile25'],
  [50, 'median'],
  [75, 'percentile75'],
  [90, 'percentile90'],
]);

/** Pay in schema.org terms, by reference names. One employer's pay is a separate type without its name in the job. */
export const occupationIn = ({ group, figures }: PaySlice, description: string): object => ({
  '@context': 'https://schema.org',
  ...(group.company
    ? { '@type': 'OccupationAggregationByEmployer', hiringOrganization: { '@type': 'Organization', name: group.company.name }, sampleSize: figures.people }
    : { '@type': 'Occupation' }),
  name: group.designation?.name,
  description,
  ...(group.company && group.experience && yearsOf(group.experience)),
  occupationLocation: [group.city ? { '@type': 'City', name: group.city.name } : { '@type': 'Country', name: 'IN' }],
  estimatedSalary: [
    {
      '@type': 'MonetaryAmountDistribution',
      name: 'total',
      currency: figures.currency,
      duration: 'P1Y',
      ...Object.fromEntries(figures.points.flatMap(({ percent, amount }) => (reported.has(percent) ? [[reported.get(percent), amount]] : []))),
    },
  ],
});

/** Years of a band, the last open-ended. */
function yearsOf(band: ExperienceBand): object {
  const next = experienceBands[experienceBands.indexOf(band) + 1];
  return { yearsExperienceMin: firstYearOf(band), ...(next && { yearsExperienceMax: firstYearOf(next) - 1 }) };
}
