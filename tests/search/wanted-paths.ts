/** Filters of a job list, in URL order. */
interface Narrowed {
  readonly k?: string;
  readonly experience?: string;
  readonly job_profile?: string;
  readonly location?: string;
  readonly employment?: string;
  readonly workplace?: string;
  readonly industry?: string;
  readonly sort?: string;
}

const jobKeys = ['k', 'experience', 'job_profile', 'location', 'employment', 'workplace', 'industry', 'sort'] as const;

const withPairs = (path: string, narrowed: Narrowed): string => {
  const pairs = jobKeys.flatMap((key) => (narrowed[key] === undefined ? [] : [`${key}=${encodeURIComponent(narrowed[key])}`]));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

const jobs = (narrowed: Narrowed = {}): readonly string[] => [withPairs('/jobs', narrowed)];

/** Jobs of space-separated titles, by URL name. */
const jobsAs = (titles: string, narrowed: Narrowed = {}): readonly string[] =>
  titles.split(' ').flatMap((title) => [withPairs(`/jobs/${title}-jobs-prf`, narrowed), withPairs('/jobs', { ...narrowed, job_profile: title })]);

const jobsWith = (skill: string, narrowed: Narrowed = {}): readonly string[] => [withPairs(`/jobs/${skill}-jobs-ski`, narrowed)];

/** Pay of titles, in a city or overall, as many cities have too few people. */
const pay = (titles: string, city?: string): readonly string[] =>
  titles.split(' ').flatMap((title) => [...(city ? [`/profile/${title}-salary?city=${city}`] : []), `/profile/${title}-salary`]);

/** Interview questions for titles. No such page knows a city. */
const asked = (titles: string): readonly string[] =>
  titles.split(' ').flatMap((title) => [`/profiles/${title}/interview-questions`, `/interviews?designation=${title}`]);

/** Title in a city, without further detail. */
const either = (titles: string, city: string): readonly string[] => [...pay(titles, city), ...jobsAs(titles, { location: city })];

/** City without further detail. */
const city = (name: string): readonly string[] => [
  `/list-of-companies?location=${name}`,
  ...jobs({ location: name }),
  `/salaries?city=${name}`,
  `/reviews?city=${name}`,
];

const payIn = (name: string): readonly string[] => [`/salaries?city=${name}`];

/** Employers of an industry, a city or both, best first or unsorted. */
const employers = (pairs: string): readonly string[] => [`/list-of-companies?${pairs}`, `/list-of-companies?${pairs}&sort=rating`];

const award = (slug: string): string => `/awards/best-${slug}-companies-to-work-in-india-2026`;

const overview = (company: string): string => `/overview/${company}-overview`;
const reviews = (company: string): string => `/reviews/${company}-reviews`;
const salaries = (company: string): string => `/salaries/${company}-salaries`;
const interviews = (company: string): string => `/interviews/${company}-interview-questions`;
const openAt = (company: string): string => `/jobs/${company}-jobs`;
const benefits = (company: string): string => `/benefits/${company}-benefits`;

/** Two companies compared, in either order. */
const beside = (one: string, other: string): readonly string[] => [`/compare?company=${one}&company=${other}`, `/compare?company=${other}&company=${one}`];

/** Two jobs compared, in either order. */
const paidBeside = (one: string, other: string): readonly string[] => [
  `/salaries/compare?of=~${one}&of=~${other}`,
  `/salaries/compare?of=~${other}&of=~${one}`,
];

const talk = (...topics: string[]): readonly string[] => topics.map((topic) => `/communities/${topic}`);
const hr = (subject: string): string => `/interviews/hr-questions/${subject}`;

const takeHome = '/salaries/take-home-salary-calculator';
const hike = '/salaries/salary-hike-calculator';
const hra = '/salaries/hra-calculator';
const gratuity = '/salaries/gratuity-calculator';
const offers = '/salaries/compare-offers';
const calculators = '/salaries/calculators';
const fairly = '/are-you-paid-fairly';

/** Paths named by the gold set, by subject. */
export const wanted = {
  withPairs,
  jobs,
  jobsAs,
  jobsWith,
  pay,
  asked,
  either,
  city,
  payIn,
  employers,
  award,
  overview,
  reviews,
  salaries,
  interviews,
  openAt,
  benefits,
  beside,
  paidBeside,
  talk,
  hr,
  takeHome,
  hike,
  hra,
  gratuity,
  offers,
  calculators,
  fairly,
} as const;
