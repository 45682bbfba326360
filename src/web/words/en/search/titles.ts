import { isOwnAwardSlug, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import { screens } from '#core/navigation/screens.ts';
import { awardSlugIn, isBestPaid, isBestRated, isLargest } from '#core/query-words/ranked-paths.ts';
import type { FoundPage } from '#core/search/found-pages.ts';
import type { TitledPage } from '#core/search/recent-searches.ts';
import { waysInEnglish } from '#core/query-words/ways-of-working.ts';
import type { AnswerParts, AnswerType } from '#core/search/search-answer.ts';

const pages: Readonly<Record<FoundPage, string>> = {
  takeHome: 'Take-home salary calculator',
  gratuity: 'Gratuity calculator',
  hra: 'HRA exemption calculator',
  hike: 'Salary hike calculator',
  compareOffers: 'Compare offers',
  paidFairly: 'Are you paid fairly?',
  calculators: 'All calculators',
  compareSalaries: 'Compare salaries',
  forCompanies: 'For companies: answer what people say',
  compareCompanies: 'Compare companies',
  hrQuestions: 'What HR asks',
  practice: 'Practise an interview',
  reviewForm: 'Write a review',
  salaryForm: 'Share a salary',
  interviewForm: 'Share an interview',
  companies: 'All companies',
  colleges: 'Colleges',
  communities: 'Communities',
  transparency: 'What was removed',
  dataMap: 'What we keep',
  privacyPolicy: 'Privacy policy',
  communityGuidelines: 'Rules for what you write',
  grievances: 'Complain about something here',
  faq: 'Questions and answers',
  contact: 'Who runs this',
  awards: 'Best companies to work for: awards',
};

type Titled = (parts: AnswerParts, page: TitledPage) => string;

const inCity = ({ city }: AnswerParts): string => (city === null ? '' : ` in ${city}`);
const atCompany = ({ company }: AnswerParts): string => (company === null ? '' : ` at ${company}`);

const awarded: Readonly<Record<OwnAwardSlug, string>> = {
  small: 'small companies',
  'mid-sized': 'mid-sized companies',
  large: 'large companies',
  mega: 'mega companies',
  'tech-startups': 'tech startups',
};

function awardsTitle({ industry }: AnswerParts, path: string): string {
  const slug = awardSlugIn(path);
  const what = slug !== undefined && isOwnAwardSlug(slug) ? awarded[slug] : industry;
  return what === null ? pages.awards : `Best employers, awards: ${what}`;
}

const ofCompany =
  (own: string, hub: string): Titled =>
  ({ company }) =>
    company === null ? hub : `${company} ${own}`;

const titles: Readonly<Partial<Record<AnswerType, Titled>>> = {
  COMPANY: ({ company }, { title }) => company ?? (title || pages.companies),
  REVIEWS: (parts) => {
    const subject = parts.company ?? parts.industry;
    const by = parts.designation === null ? '' : ` by ${parts.designation}`;
    return `${subject === null ? 'Reviews' : `${subject} reviews`}${by}${inCity(parts)}`;
  },
  SALARIES: (parts) => {
    if (parts.designation !== null) return `${parts.designation} salary${atCompany(parts)}${inCity(parts)}`;
    return `${parts.company === null ? 'Salaries' : `${parts.company} salaries`}${inCity(parts)}`;
  },
  INTERVIEWS: (parts, { path }) => {
    const subject = parts.designation ?? parts.skill;
    if (subject === null) return parts.company === null ? 'Interviews' : `${parts.company} interviews`;
    const isStories = parts.company !== null || path.startsWith(`${screens.interviews}?`);
    return `${subject} ${isStories ? 'interviews' : 'interview questions'}${atCompany(parts)}`;
  },
  BENEFITS: ofCompany('benefits', 'Benefits'),
  PHOTOS: ofCompany('office photos', 'Office photos'),
  JOBS: (parts, { path }) => {
    const subject = parts.designation ?? parts.skill ?? parts.industry;
    const what = [parts.way && waysInEnglish[parts.way], subject, subject === null && parts.way === null ? 'Jobs' : 'jobs'].filter(Boolean).join(' ');
    return `${isBestPaid(path) ? `Best paid ${what.replace(/^Jobs/, 'jobs')}` : what}${atCompany(parts)}${inCity(parts)}`;
  },
  QUESTIONS: ofCompany('questions and answers', 'Interview questions'),
  DISCUSSIONS: ofCompany('discussions', pages.communities),
  OFFICES: ofCompany('offices', 'Offices'),
  COMPANIES: (parts, { path }) => {
    const what = `${parts.industry === null ? 'Companies' : `${parts.industry} companies`}${inCity(parts)}`;
    return isBestRated(path) ? `${what}, best rated first` : isLargest(path) ? `${what}, the largest` : what;
  },
  COMPARISON: ({ company, designation, city }, { title }) => {
    if (company !== null) return `${company.replace(' / ', ' and ')} side by side`;
    return designation === null
      ? title
      : `${[designation, city]
          .filter((name) => name !== null)
          .join(', ')
          .replaceAll(' / ', ' and ')}: salaries side by side`;
  },
};

export function titleIn(page: TitledPage): string {
  const { parts, type, title } = page;
  if (parts.page === 'awards') return awardsTitle(parts, page.path);
  return parts.page === null ? (titles[type]?.(parts, page) ?? title) : pages[parts.page];
}
