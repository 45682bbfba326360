import { describe, expect, it } from 'vitest';
import type { JobDetails } from '#core/jobs/job.ts';
import { aJob, shownJobDetails, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { jobPosting } from './job-posting.ts';

const details = (known: Partial<KnownJob> = {}): JobDetails => shownJobDetails(aJob({ jobId: 'j7k2m0c4t8zb1v9x', ...known }));

const said = (known: Partial<KnownJob> = {}): Readonly<Record<string, unknown>> => {
  const [posting] = jobPosting(details(known));
  return JSON.parse(JSON.stringify(posting ?? {}));
};

/** Paths of all empty values. */
const emptyIn = (value: unknown, path = ''): readonly string[] => {
  if (value === null || value === undefined || value === '') return [path];
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((each, at) => emptyIn(each, `${path}/${at}`));
  return typeof value === 'object' ? Object.entries(value).flatMap(([name, each]) => emptyIn(each, `${path}/${name}`)) : [];
};

const bare: Partial<KnownJob> = { pay: null, cities: [], closesOn: null, designation: null, skills: [], experience: { from: null, to: null } };

describe('a job for search engines', () => {
  it('says all that is asked of a JobPosting', () =>
    expect(said({ closesOn: '2026-12-31' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Software Engineer, Payments',
      description: '<p>You build the service that settles payments.</p><p>Five others do so with you.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Koyal Pay', value: 'j7k2m0c4t8zb1v9x' },
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Koyal Pay', url: '/overview/koyal-pay-overview' },
      industry: 'Logistics',
      jobLocation: [{ '@type': 'Place', name: 'Bengaluru', address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', addressCountry: 'IN' } }],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { '@type': 'QuantitativeValue', minValue: 1_200_000, maxValue: 1_800_000, unitText: 'YEAR' },
      },
      directApply: false,
    }));

  it.each([
    ['in an office', {}],
    ['from home', { workplace: 'remote' }],
    ['of which little is known', bare],
  ] satisfies [string, Partial<KnownJob>][])('%s has what every posting needs, and nothing empty', (_, known) => {
    const posting = said(known);
    expect(Object.keys(posting)).toEqual(expect.arrayContaining(['title', 'description', 'datePosted', 'hiringOrganization', 'identifier', 'employmentType']));
    expect(emptyIn(posting)).toEqual([]);
    const isRemote = posting['jobLocationType'] === 'TELECOMMUTE' && 'applicantLocationRequirements' in posting;
    expect(isRemote).toBe(!('jobLocation' in posting));
  });

  it('leaves out what the employer does not say', () => {
    expect(said(bare)).not.toHaveProperty('baseSalary');
    expect(said(bare)).not.toHaveProperty('validThrough');
    expect(said(bare)['jobLocation']).toEqual([{ '@type': 'Place', name: 'India', address: { '@type': 'PostalAddress', addressCountry: 'IN' } }]);
  });

  it('cannot be broken by what its description holds', () =>
    expect(said({ description: 'Pay < 5 & <script>x</script>\n\n  \nYes' })['description']).toBe(
      '<p>Pay &lt; 5 &amp; &lt;script&gt;x&lt;/script&gt;</p><p>Yes</p>',
    ));

  it.each([
    ['is closed', { isOpen: false }],
    ['has signs of a scam', { scamSigns: ['fee'] }],
    ['is described by nothing', { description: ' \n ' }],
  ] satisfies [string, Partial<KnownJob>][])('is none where it %s', (_, known) => expect(jobPosting(details(known))).toEqual([]));
});
