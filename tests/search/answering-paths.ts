import { everyCompany, queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { latestInterviews } from '#core/interviews/interview-search.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import { allJobs, everyJob, type JobSearch } from '#core/jobs/job-search.ts';
import { jobsUrl } from '#core/jobs/job-urls.ts';
import { designationQuestionsPath, interviewsPath, screens, topQuestionsPath } from '#core/navigation/screens.ts';
import { hubQueryOf, latestReviews } from '#core/reviews/review-search.ts';
import { companyPayUrl, jobPayUrl, payHubUrl } from '#core/salaries/pay-urls.ts';

/** Companies of a city or an industry, in an order. */
export const companiesOf = (search: Partial<Pick<CompanySearch, 'industry' | 'location' | 'sort'>>): string =>
  `${screens.companies}?${new URLSearchParams(queryOf({ ...everyCompany, ...search })).toString()}`;

export const reviewsIn = (city: string): string => `${screens.reviews}?${new URLSearchParams(hubQueryOf({ ...latestReviews, city })).toString()}`;

export const payIn = (city: string): string => payHubUrl({ city, experience: null });

/** Pages about a city as such. */
export const aboutCity = (city: string): readonly string[] => [companiesOf({ location: [city] }), reviewsIn(city), payIn(city)];

/** Pay of a job at all companies, in one city or everywhere. */
export const payOf = (designation: string, city: string | null = null): string => jobPayUrl(null, designation, { city });

/** Pay of a job in a city, or everywhere, as the city may have too few people. */
export const payAround = (designation: string, city: string): readonly string[] => [payOf(designation, city), payOf(designation)];

/** Pay at a company, for one job or all, in one city or everywhere. */
export const payAt = (company: string, { job = null, city = null }: { readonly job?: string | null; readonly city?: string | null }): string =>
  job === null ? companyPayUrl(company, { city }) : jobPayUrl(company, job, { city });

export const freshersInterviewsFor = (designation: string): string => interviewHubUrl({ ...latestInterviews, designation, experience: 'fresher' });

export const interviewsFor = (designation: string): readonly string[] => [
  designationQuestionsPath(designation),
  interviewHubUrl({ ...latestInterviews, designation }),
];

/** Pages about a job as such. */
export const aboutJob = (designation: string): readonly string[] => [payOf(designation), ...interviewsFor(designation)];

/** Interview stories at a company, for one job or all, and its frequent questions. */
export const interviewsAt = (company: string, designation: string | null = null): readonly string[] => [
  interviewsPath(company, designation),
  topQuestionsPath(company, designation),
];

export const jobsWith = (search: Partial<JobSearch>): string => jobsUrl(allJobs, { ...everyJob, ...search });

export const jobsAs = (designation: string, search: Partial<JobSearch> = {}): readonly string[] => [
  jobsUrl({ of: 'designation', urlName: designation }, { ...everyJob, ...search }),
  jobsWith({ ...search, job_profile: [designation] }),
];
