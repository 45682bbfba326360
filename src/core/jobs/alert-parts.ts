import type { Named } from '../named.ts';
import type { Workplace } from './job.ts';
import type { JobAlertDraft } from './job-alerts.ts';

export type NamedAlert = JobAlertDraft & { readonly names: readonly Named[] };

interface AlertParts {
  /** Job titles, skill, words or industries; undefined for any job. */
  readonly what: string | undefined;
  readonly experience: readonly number[];
  readonly workplace: readonly Workplace[];
  readonly cities: readonly string[];
  readonly companies: readonly string[];
}

/** Names spelled out per list, the rest being counted. */
const mostSaid = 2;

export function alertParts({ designations, preferences, names }: NamedAlert): AlertParts {
  const { cities, companies, skills, industries, words, workplace, experience } = preferences;
  const said = (urlNames: readonly string[]): readonly string[] => {
    if (urlNames.length === 0) return [];
    const known = urlNames.slice(0, mostSaid).map((urlName) => names.find((named) => named.urlName === urlName)?.name ?? urlName);
    const more = urlNames.length - known.length;
    return [[known.join(', '), ...(more > 0 ? [`+${more}`] : [])].join(' ')];
  };
  const sought = [...said([...designations, ...skills]), ...(words === '' ? [] : [`“${words}”`])];
  const [what] = sought.length > 0 ? [sought.join(' ')] : said(industries);
  return { what, experience: experience === null ? [] : [experience], workplace, cities: said(cities), companies: said(companies) };
}

export const namesInAlert = ({ designations, preferences: { cities, companies, skills, industries } }: JobAlertDraft): readonly string[] => [
  ...designations,
  ...cities,
  ...companies,
  ...skills,
  ...industries,
];
