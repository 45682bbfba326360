import type { EmploymentType } from '#core/careers/employment-type.ts';
import type { Job, JobDetails } from '#core/jobs/job.ts';
import { overviewPath } from '#core/navigation/screens.ts';

const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contractual: 'CONTRACTOR',
  intern: 'INTERN',
  freelancer: 'CONTRACTOR',
};

const india = { '@type': 'Country', name: 'India' };

/** False for closed jobs and those with signs of a scam. */
export const isForSearch = ({ job: { isOpen, scamSigns } }: JobDetails): boolean => isOpen && scamSigns.length === 0;

/** Job in schema.org terms, nothing for those not indexed or without description. */
export function jobPosting(details: JobDetails): readonly object[] {
  const { job, description, closesOn, industry } = details;
  const { company, freshness } = job;
  const text = htmlOf(description);
  if (!isForSearch(details) || text === '') return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: text,
      identifier: { '@type': 'PropertyValue', name: company.name, value: job.jobId },
      datePosted: freshness.firstSeen,
      ...(closesOn !== null && { validThrough: `${closesOn}T23:59:59+05:30` }),
      employmentType: employmentTypes[job.employment],
      hiringOrganization: { '@type': 'Organization', name: company.name, url: overviewPath(company.urlName) },
      industry: industry.name,
      ...placeOf(details),
      ...salaryOf(job),
      directApply: false,
    },
  ];
}

function salaryOf({ pay: { minCtc, maxCtc, currency } }: Pick<Job, 'pay'>): object {
  if (minCtc === null && maxCtc === null) return {};
  const ends = { ...(minCtc !== null && { minValue: minCtc }), ...(maxCtc !== null && { maxValue: maxCtc }) };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...ends, unitText: 'YEAR' } } };
}

/** Remote anywhere in India, or in its cities. */
function placeOf({ job: { workplace, cities } }: JobDetails): object {
  if (workplace === 'remote') return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: india };
  const place = (city?: string) => ({
    '@type': 'Place',
    name: city ?? india.name,
    address: { '@type': 'PostalAddress', ...(city !== undefined && { addressLocality: city }), addressCountry: 'IN' },
  });
  return { jobLocation: cities.length === 0 ? [place()] : cities.map(({ name }) => place(name)) };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const htmlOf = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('');
