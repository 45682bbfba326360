import type { AlertPreferences, JobAlertDraft } from './job-alerts.ts';
import { allJobs, everyJob, longestJobWords, mostJobPicks, type JobScope, type JobSearch } from './job-search.ts';

export interface ListedJobs {
  readonly scope: JobScope;
  readonly search: JobSearch;
}

/** Guarantees that an alert finds exactly what its page lists. */
export function searchOfAlert({ designations, preferences }: JobAlertDraft): ListedJobs {
  const [skill] = preferences.skills;
  return {
    scope: skill === undefined ? allJobs : { of: 'skill', urlName: skill },
    search: {
      ...everyJob,
      job_profile: designations,
      company_name: preferences.companies,
      location: preferences.cities,
      industry: preferences.industries,
      employment: preferences.employment,
      workplace: preferences.workplace,
      ctc: preferences.ctc,
      experience: preferences.experience,
      k: preferences.words,
    },
  };
}

/** Ignores order, first job and age; title words match anywhere. */
export function alertOfSearch({ scope, search }: ListedJobs): JobAlertDraft {
  const of = (which: JobScope['of'], others: readonly string[]): readonly string[] =>
    [...new Set([...(scope.of !== 'all' && scope.of === which ? [scope.urlName] : []), ...others])].slice(0, mostJobPicks);
  return sortedAlert({
    designations: of('designation', search.job_profile),
    preferences: {
      cities: search.location,
      companies: of('company', search.company_name),
      skills: of('skill', []),
      industries: search.industry,
      employment: search.employment,
      workplace: search.workplace,
      ctc: search.ctc,
      experience: search.experience,
      words: [search.designation, search.k]
        .filter((words) => words !== '')
        .join(' ')
        .slice(0, longestJobWords),
    },
  });
}

const sorted = <Value extends string>(values: readonly Value[]): readonly Value[] => [...new Set(values)].toSorted();

/** Sorts lists so that equal alerts look equal. */
export function sortedAlert({ designations, preferences }: JobAlertDraft): JobAlertDraft {
  const { cities, companies, skills, industries, employment, workplace, ctc, experience, words } = preferences;
  const inOrder: AlertPreferences = {
    cities: sorted(cities),
    companies: sorted(companies),
    skills: sorted(skills),
    industries: sorted(industries),
    employment: sorted(employment),
    workplace: sorted(workplace),
    ctc: sorted(ctc),
    experience,
    words: words.trim().replaceAll(/\s+/g, ' ').slice(0, longestJobWords),
  };
  return { designations: sorted(designations), preferences: inOrder };
}

/** Identifies equal alerts regardless of order and case. */
export const alertKey = (draft: JobAlertDraft): string => JSON.stringify(sortedAlert(draft)).toLowerCase();
