import type { Named } from '../named.ts';
import type { Workplace } from './job.ts';
import type { JobAlertDraft } from './job-alerts.ts';

/** An alert, with the names of what it names in URLs. */
export type NamedAlert = JobAlertDraft & { readonly names: readonly Named[] };

/** The parts of what an alert is called. */
interface AlertParts {
  /** Its job titles, skill, words or industries; nothing where it asks for any job. */
  readonly what: string | undefined;
  readonly experience: readonly number[];
  readonly workplace: readonly Workplace[];
  readonly cities: readonly string[];
  readonly companies: readonly string[];
}

/** The most names of one list that are said; the rest is counted. */
const mostSaid = 2;

/** The parts of what an alert is called; of each that it does not ask for, none. */
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

/** Every name in URLs that an alert mentions. */
export const namesInAlert = ({ designations, preferences: { cities, companies, skills, industries } }: JobAlertDraft): readonly string[] => [
  ...designations,
  ...cities,
  ...companies,
  ...skills,
  ...industries,
];
