import type { Language } from '../device/preferences.ts';
import type { Named } from '../named.ts';
import type { Workplace } from './job.ts';
import type { JobAlertDraft } from './job-alerts.ts';

/** An alert, with the names of what it names in URLs. */
type NamedAlert = JobAlertDraft & { readonly names: readonly Named[] };

/** The most names of one list that are said; the rest is counted. */
const mostSaid = 2;

const anyJob: Readonly<Record<Language, string>> = { en: 'any job', hi: 'किसी भी काम' };

const workplaceSaid: Readonly<Record<Language, Readonly<Record<Workplace, string>>>> = {
  en: { office: 'in an office', remote: 'from home', hybrid: 'partly from home' },
  hi: { office: 'दफ़्तर से', remote: 'घर से', hybrid: 'कुछ दिन घर से' },
};

const experienceSaid: Readonly<Record<Language, (years: number) => string>> = {
  en: (years) => (years === 0 ? 'for freshers' : `with ${years} ${years === 1 ? 'year' : 'years'} of experience`),
  hi: (years) => (years === 0 ? 'फ़्रेशर के लिए' : `${years} साल के अनुभव पर`),
};

/** What an alert is called where it is named, such as “Software Engineer in Pune”: its job titles, skill, words or industries, then experience, place of work, cities and companies. */
export function alertName({ designations, preferences, names }: NamedAlert, language: Language): string {
  const { cities, companies, skills, industries, words, workplace, experience } = preferences;
  const said = (urlNames: readonly string[]): string => {
    const known = urlNames.slice(0, mostSaid).map((urlName) => names.find((named) => named.urlName === urlName)?.name ?? urlName);
    const more = urlNames.length - known.length;
    return [known.join(', '), ...(more > 0 ? [`+${more}`] : [])].join(' ');
  };
  const what =
    [said([...designations, ...skills]), words === '' ? '' : `“${words}”`].filter((part) => part !== '').join(' ') || said(industries) || anyJob[language];
  const [where, at] = [said(cities), said(companies)];
  const how = [...(experience === null ? [] : [experienceSaid[language](experience)]), ...workplace.map((each) => workplaceSaid[language][each])];
  if (language === 'hi') return [...(where === '' ? [] : [`${where} में`]), ...(at === '' ? [] : [`${at} पर`]), ...how, what].join(' ');
  return [what, ...how, ...(where === '' ? [] : [`in ${where}`]), ...(at === '' ? [] : [`at ${at}`])].join(' ');
}

/** Every name in URLs that an alert mentions. */
export const namesInAlert = ({ designations, preferences: { cities, companies, skills, industries } }: JobAlertDraft): readonly string[] => [
  ...designations,
  ...cities,
  ...companies,
  ...skills,
  ...industries,
];
