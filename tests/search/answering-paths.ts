import { everyCompany, queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { latestInterviews } from '#core/interviews/interview-search.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import { allJobs, everyJob, type JobSearch } from '#core/jobs/job-search.ts';
import { jobsUrl } from '#core/jobs/job-urls.ts';
import { designationQuestionsPath, interviewsPath, screens, topQuestionsPath } from '#core/navigation/screens.ts';
import { hubQueryOf, latestReviews } from '#core/reviews/review-search.ts';
import { companyPayUrl, jobPayUrl, payHubUrl } from '#core/salaries/pay-urls.ts';

/** The companies of a place or a line of work, in an order. */
export const companiesOf = (search: Partial<Pick<CompanySearch, 'industry' | 'location' | 'sort'>>): string =>
  `${screens.companies}?${new URLSearchParams(queryOf({ ...everyCompany, ...search })).toString()}`;

/** The reviews of companies in a city. */
export const reviewsIn = (city: string): string => `${screens.reviews}?${new URLSearchParams(hubQueryOf({ ...latestReviews, city })).toString()}`;

/** The jobs of a city by what they pay. */
export const payIn = (city: string): string => payHubUrl({ city, experience: null });

/** What there is about a city as such. */
export const aboutCity = (city: string): readonly string[] => [companiesOf({ location: [city] }), reviewsIn(city), payIn(city)];

/** What a job pays at all companies, in one city or everywhere. */
export const payOf = (designation: string, city: string | null = null): string => jobPayUrl(null, designation, { city });

/** What a job pays in a city where the world of tests has too few people for their own figure: the city, or all of them. */
export const payAround = (designation: string, city: string): readonly string[] => [payOf(designation, city), payOf(designation)];

/** What a company pays, for one job or for all, in one city or everywhere. */
export const payAt = (company: string, { job = null, city = null }: { readonly job?: string | null; readonly city?: string | null }): string =>
  job === null ? companyPayUrl(company, { city }) : jobPayUrl(company, job, { city });

/** What freshers tell of their interviews for a job. */
export const freshersInterviewsFor = (designation: string): string => interviewHubUrl({ ...latestInterviews, designation, experience: 'fresher' });

/** What is asked in interviews for a job, and the stories of them. */
export const interviewsFor = (designation: string): readonly string[] => [
  designationQuestionsPath(designation),
  interviewHubUrl({ ...latestInterviews, designation }),
];

/** What there is about a job as such. */
export const aboutJob = (designation: string): readonly string[] => [payOf(designation), ...interviewsFor(designation)];

/** The stories of interviews at a company, of one job or of all, and what is asked there most often. */
export const interviewsAt = (company: string, designation: string | null = null): readonly string[] => [
  interviewsPath(company, designation),
  topQuestionsPath(company, designation),
];

/** The open jobs, narrowed. */
export const jobsWith = (search: Partial<JobSearch>): string => jobsUrl(allJobs, { ...everyJob, ...search });

/** The open jobs of a job title, narrowed further: among all jobs, or on the page of the title. */
export const jobsAs = (designation: string, search: Partial<JobSearch> = {}): readonly string[] => [
  jobsUrl({ of: 'designation', urlName: designation }, { ...everyJob, ...search }),
  jobsWith({ ...search, job_profile: [designation] }),
];
