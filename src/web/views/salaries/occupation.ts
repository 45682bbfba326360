import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { experienceBands, firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';

const reported: ReadonlyMap<number, string> = new Map([
  [10, 'percentile10'],
  [25, 'percentile25'],
  [50, 'median'],
  [75, 'percentile75'],
  [90, 'percentile90'],
]);

/**
 * The pay of a group in the words of schema.org, by the names of the reference lists: search engines know no others. That of one employer is its own kind
 * to them, for the name of a job is to hold no company's. People are counted in the steps that the page shows.
 */
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

/** The years of experience of a band; the last has no end. */
function yearsOf(band: ExperienceBand): object {
  const next = experienceBands[experienceBands.indexOf(band) + 1];
  return { yearsExperienceMin: firstYearOf(band), ...(next && { yearsExperienceMax: firstYearOf(next) - 1 }) };
}
