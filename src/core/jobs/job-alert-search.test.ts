import { describe, expect, it } from 'vitest';
import { alertKey, alertOfSearch, searchOfAlert, sortedAlert } from './job-alert-search.ts';
import { anyPreference, isAnyJob, type JobAlertDraft } from './job-alerts.ts';
import { allJobs, everyJob } from './job-search.ts';
import { alertUrl } from './new-jobs.ts';

const draft: JobAlertDraft = {
  designations: ['nurse', 'software-engineer'],
  preferences: {
    cities: ['pune'],
    companies: ['koyal-pay'],
    skills: ['sql'],
    industries: ['logistics'],
    employment: ['fulltime'],
    workplace: ['remote'],
    ctc: ['6-10'],
    experience: 3,
    words: 'night shift',
  },
};

describe('the search of an alert (R-192)', () => {
  it('asks for all that narrows the alert, and leads back to it', () => {
    expect(alertOfSearch(searchOfAlert(draft))).toEqual(draft);
    expect(searchOfAlert(draft)).toEqual({
      scope: { of: 'skill', urlName: 'sql' },
      search: {
        ...everyJob,
        job_profile: ['nurse', 'software-engineer'],
        company_name: ['koyal-pay'],
        location: ['pune'],
        industry: ['logistics'],
        employment: ['fulltime'],
        workplace: ['remote'],
        ctc: ['6-10'],
        experience: 3,
        k: 'night shift',
      },
    });
  });

  it('is that of a page, without order, age and the job that comes first', () => {
    const search = { ...everyJob, designation: 'night', k: 'shift', sort: 'pay', freshness: 7, rid: 'j7k2m0c4t8zb1v9x' } as const;
    expect(alertOfSearch({ scope: { of: 'company', urlName: 'koyal-pay' }, search })).toEqual({
      designations: [],
      preferences: { ...anyPreference, companies: ['koyal-pay'], words: 'night shift' },
    });
    expect(isAnyJob(alertOfSearch({ scope: allJobs, search: { ...everyJob, sort: 'pay', freshness: 1 } }))).toBe(true);
    expect(isAnyJob(alertOfSearch({ scope: { of: 'skill', urlName: 'sql' }, search: everyJob }))).toBe(false);
  });

  it('is the same in whatever order and capitals it is said', () => {
    const other = sortedAlert({ designations: ['software-engineer', 'nurse', 'nurse'], preferences: { ...draft.preferences, words: ' Night  Shift ' } });
    expect([alertKey(other), other.designations]).toEqual([alertKey(draft), draft.designations]);
    expect(alertKey({ ...draft, preferences: { ...draft.preferences, experience: 4 } })).not.toBe(alertKey(draft));
  });

  it('has a URL, and leads to the alerts where that would be too long', () => {
    const short = { designations: ['nurse'], preferences: { ...anyPreference, cities: ['pune'] } };
    expect(alertUrl(short, 'j7k2m0c4t8zb1v9x')).toBe('/jobs?job_profile=nurse&location=pune&rid=j7k2m0c4t8zb1v9x');
    const long = { ...short, designations: Array.from({ length: 10 }, (_, at) => `${'a-long-title-'.repeat(6)}${at}`) };
    expect(alertUrl(long, null)).toBe('/jobs/alerts');
  });
});
