/** What a list of jobs is narrowed to, in the order in which its URL names it. */
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

/** Jobs of all kinds. */
const jobs = (narrowed: Narrowed = {}): readonly string[] => [withPairs('/jobs', narrowed)];

/** Jobs of some titles, by their names in URLs with blanks between. */
const jobsAs = (titles: string, narrowed: Narrowed = {}): readonly string[] =>
  titles.split(' ').flatMap((title) => [withPairs(`/jobs/${title}-jobs-prf`, narrowed), withPairs('/jobs', { ...narrowed, job_profile: title })]);

/** Jobs that ask for a skill. */
const jobsWith = (skill: string, narrowed: Narrowed = {}): readonly string[] => [withPairs(`/jobs/${skill}-jobs-ski`, narrowed)];

/** What some job titles pay; in a city also at all of them, as the world of tests has too few people for the figure of many a city. */
const pay = (titles: string, city?: string): readonly string[] =>
  titles.split(' ').flatMap((title) => [...(city ? [`/profile/${title}-salary?city=${city}`] : []), `/profile/${title}-salary`]);

/** What is asked in interviews for some job titles. No such page knows a city. */
const asked = (titles: string): readonly string[] =>
  titles.split(' ').flatMap((title) => [`/profiles/${title}/interview-questions`, `/interviews?designation=${title}`]);

/** A title in a city, of which nothing more is said. */
const either = (titles: string, city: string): readonly string[] => [...pay(titles, city), ...jobsAs(titles, { location: city })];

/** A city of which nothing more is said. */
const city = (name: string): readonly string[] => [
  `/list-of-companies?location=${name}`,
  ...jobs({ location: name }),
  `/salaries?city=${name}`,
  `/reviews?city=${name}`,
];

const payIn = (name: string): readonly string[] => [`/salaries?city=${name}`];

/** Employers of an industry, of a city or of both; the best first or as they come. */
const employers = (pairs: string): readonly string[] => [`/list-of-companies?${pairs}`, `/list-of-companies?${pairs}&sort=rating`];

const award = (slug: string): string => `/awards/best-${slug}-companies-to-work-in-india-2026`;

const overview = (company: string): string => `/overview/${company}-overview`;
const reviews = (company: string): string => `/reviews/${company}-reviews`;
const salaries = (company: string): string => `/salaries/${company}-salaries`;
const interviews = (company: string): string => `/interviews/${company}-interview-questions`;
const openAt = (company: string): string => `/jobs/${company}-jobs`;
const benefits = (company: string): string => `/benefits/${company}-benefits`;

/** Two companies beside each other, in either order. */
const beside = (one: string, other: string): readonly string[] => [`/compare?company=${one}&company=${other}`, `/compare?company=${other}&company=${one}`];

/** Two jobs beside each other, in either order. */
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

/** The paths that the gold set of the search names, by what they are about. */
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
