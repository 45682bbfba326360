import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { everyCollege } from '#core/colleges/college-search.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { everyCompanyPay, everyJobPay } from '#core/salaries/pay-search.ts';
import { everyReview } from '#core/reviews/review-search.ts';
import { headMarkup } from '#web/app/head-markup.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CollegesStore } from '#web/stores/colleges/colleges-store.ts';
import type { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { JobStore } from '#web/stores/jobs/job-store.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { SkillStore } from '#web/stores/questions/skill-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { collegesHead } from '#web/views/colleges/college-heads.ts';
import { companiesHead } from '#web/views/companies/companies-head.ts';
import { overviewHead } from '#web/views/company-profiles/overview-head.ts';
import type { Head } from '#web/views/head.ts';
import { jobHead, jobsHead } from '#web/views/jobs/job-heads.ts';
import { postHead } from '#web/views/posts/post-head.ts';
import { questionHead, skillQuestionsHead } from '#web/views/questions/question-heads.ts';
import { companyReviewsHead } from '#web/views/reviews/review-heads.ts';
import { companySalariesHead, jobSalaryHead } from '#web/views/salaries/salary-heads.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { aCompany } from '#tests/companies.ts';
import { aComment, aCommunity, anonymous, aPost } from '#tests/content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeColleges } from '#tests/fakes/colleges/fake-colleges.ts';
import { aCollege } from '#tests/fakes/colleges/known-colleges.ts';
import { FakeCompanyOverviews } from '#tests/fakes/company-profiles/fake-company-overviews.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { aJob, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { structuredDataIn, structuredDataRefusals } from '#tests/journeys/shell/structured-data.ts';
import { answersOf, aQuestion, shownQuestions, slugOfQuestion } from '../questions/a-question.ts';
import { aSlice, engineer, koyalPay, pune, ShownPay } from '../salaries/shown-pay.ts';

const sentences = [
  collegeWords,
  communityWords,
  companyWords,
  companyProfileWords,
  interviewWords,
  jobWords,
  listWords,
  navigationWords,
  payWords,
  placeWords,
  postPageWords,
  postWords,
  questionWords,
  reviewWords,
];
const words = new WordsStore(new FakePreferences(), await loadSentences(sentences, 'en'), productBrand);

const koyal = aCompany({
  ...koyalPay,
  about: 'Moves money between shops.',
  logo: '/images/k3v9x0q2m7c1t8zb',
  rating: 4.1,
  reviewsCount: 57,
  locations: ['Pune'],
  website: 'https://koyal-pay.example',
  socialLinks: [{ network: 'linkedin', url: 'https://linkedin.com/company/koyal-pay' }],
});
const companies = new FakeCompanies([koyal]);
const company = new CompanyStore(companies);
await company.open(koyal.urlName);
const overview = new OverviewStore(new FakeCompanyOverviews([koyal]));
await overview.open(koyal.urlName);

async function reviewsPage(count: number): Promise<Head> {
  const of = (countedYear: number | null, length: number) => Array.from({ length }, () => aKnownReview({ companyId: koyal.companyId, countedYear }));
  // Those that do not count are in no figure that search engines are told.
  const reviews = [...of(2026, count), ...of(null, 9)];
  const store = new CompanyReviewsStore(new FakeReviews([koyal], reviews), new FakeClock());
  await store.show(koyal.urlName, everyReview);
  return companyReviewsHead(company, store, null, words);
}

const deadlock = aQuestion({ questionId: 'q8d1f0c2', text: 'What is a deadlock in Java?', answers: answersOf(1) });

async function questionPage(answers: number): Promise<Head> {
  const store = new QuestionStore(shownQuestions([{ ...deadlock, answers: answersOf(answers) }]), new PostPatchesStore());
  await store.openSlug(slugOfQuestion(deadlock));
  const roots = Array.from({ length: answers }, () => aComment({ content: 'Two wait for each other.', author: anonymous, upVotes: 3 }));
  return questionHead(store, { list: { roots } } as unknown as CommentsStore, words);
}

async function skillPage(): Promise<Head> {
  const questions = shownQuestions([deadlock]);
  const [skill, list] = [new SkillStore(questions, new FakeJobs()), new QuestionListStore(questions)];
  await Promise.all([skill.open('java'), list.show({ of: 'skill', skill: 'java' })]);
  return skillQuestionsHead(skill, list, words);
}

async function jobPage(at: string | null, search = everyJobPay): Promise<Head> {
  const whole = aSlice({ people: 30 });
  const narrowed = aSlice({ people: 30, group: { city: pune, experience: '8-12' } });
  const pay = new ShownPay({ job: { atCompany: [whole, narrowed], everywhere: [aSlice({ people: 400, group: { company: null } })] } });
  const store = new JobSalaryStore(pay, companies);
  await store.show(at, engineer.urlName, search);
  return jobSalaryHead(store, words);
}

async function openJobPage(known: Partial<KnownJob>): Promise<Head> {
  const job = aJob(known);
  const store = new JobStore(new FakeJobs([job]), new FakeInterviews([koyal]));
  await store.open(job.jobId);
  return jobHead(store, words);
}

async function jobsPage(): Promise<Head> {
  const store = new JobsStore(new FakeJobs([aJob()]));
  await store.show({ of: 'all' }, everyJob);
  return jobsHead(store, null, words);
}

async function salariesPage(): Promise<Head> {
  const store = new CompanySalariesStore(new ShownPay({ company: { jobs: [aSlice({ people: 30 })] } }));
  await store.show(koyal.urlName, everyCompanyPay);
  return companySalariesHead(company, store, null, words);
}

async function companiesPage(): Promise<Head> {
  const store = new CompaniesStore(companies);
  await store.show(everyCompany);
  return companiesHead(store, words);
}

async function collegesPage(): Promise<Head> {
  const store = new CollegesStore(new FakeColleges({ colleges: [aCollege({ name: 'Hindu College' })] }));
  await store.show(everyCollege);
  return collegesHead(store, words);
}

const postPage = async (title: string | null, content: string): Promise<Head> =>
  postHead(
    { post: aPost({ postId: 'p1', title, content, community: aCommunity(), author: anonymous, postedAt: null }), postId: 'p1', isGone: false, movedTo: null },
    words,
  );

type Fact = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const factsOf = (head: Head): readonly Fact[] =>
  structuredDataIn(headMarkup(head, { origin: 'https://daftar.test', brand: productBrand, language: 'en' })) as readonly Fact[];

const pages: readonly (readonly [what: string, head: () => Promise<Head>, kinds: readonly string[]])[] = [
  ['a company', async () => overviewHead(company, overview, words), ['Organization', 'EmployerAggregateRating', 'BreadcrumbList']],
  ['the reviews of a company', () => reviewsPage(12), ['EmployerAggregateRating', 'BreadcrumbList']],
  ['the reviews of a company that has too few for a rating', () => reviewsPage(1), ['BreadcrumbList']],
  ['the pay at a company', salariesPage, ['ItemList', 'BreadcrumbList']],
  ['the pay of a job at a company', () => jobPage(koyal.urlName), ['OccupationAggregationByEmployer', 'BreadcrumbList']],
  [
    'the pay of a job in a city with some experience',
    () => jobPage(koyal.urlName, { ...everyJobPay, city: 'pune', experience: 8 }),
    ['OccupationAggregationByEmployer', 'BreadcrumbList'],
  ],
  ['the pay of a job at a company, which too few shared', () => jobPage(koyal.urlName, { ...everyJobPay, experience: 1 }), ['BreadcrumbList']],
  ['the pay of a job', () => jobPage(null), ['Occupation', 'BreadcrumbList']],
  ['a job', () => openJobPage({}), ['JobPosting', 'BreadcrumbList']],
  ['a job from home', () => openJobPage({ workplace: 'remote', pay: null }), ['JobPosting', 'BreadcrumbList']],
  ['a job that is closed', () => openJobPage({ isOpen: false }), ['BreadcrumbList']],
  ['the open jobs', jobsPage, ['ItemList']],
  ['a question with an answer', () => questionPage(1), ['QAPage', 'BreadcrumbList']],
  ['a question without one', () => questionPage(0), ['BreadcrumbList']],
  ['the questions about a skill', skillPage, ['ItemList', 'BreadcrumbList']],
  ['a post', () => postPage('Sixty days', 'Served 60 days, paid the rest.'), ['DiscussionForumPosting']],
  ['a post without a text', () => postPage('Which of the two?', ''), ['DiscussionForumPosting']],
  ['the list of companies', companiesPage, ['ItemList']],
  ['the list of colleges', collegesPage, ['ItemList', 'BreadcrumbList']],
];

describe('what search engines get of a page, by their own rules (T-13)', () => {
  it.each(pages)('%s', async (_what, head, kinds) => {
    const facts = factsOf(await head());
    expect(facts.map((fact) => fact['@type'])).toEqual(kinds);
    expect(facts.flatMap((fact) => structuredDataRefusals(fact))).toEqual([]);
    // No moment finer than the page tells.
    expect(JSON.stringify(facts)).not.toMatch(/\d{4}-\d\d-\d\dT|\d{4}-W\d\d/);
  });

  it('names the picture of the company whole, and rates it as an employer alone', async () => {
    const [organisation, rating] = factsOf(overviewHead(company, overview, words));
    expect(organisation).toMatchObject({ logo: 'https://daftar.test/images/k3v9x0q2m7c1t8zb', sameAs: ['https://linkedin.com/company/koyal-pay'] });
    expect(organisation).not.toHaveProperty('aggregateRating');
    expect(rating).toMatchObject({ itemReviewed: { name: 'Koyal Pay', sameAs: 'https://koyal-pay.example' }, ratingValue: 4.1, ratingCount: 57 });
  });

  it('calls a job by its name alone, and tells people in steps', async () => {
    const [pay] = factsOf(await jobPage(koyal.urlName, { ...everyJobPay, city: 'pune', experience: 8 }));
    expect(pay).toMatchObject({
      name: 'Software Engineer',
      hiringOrganization: { name: 'Koyal Pay' },
      sampleSize: 20,
      yearsExperienceMin: 8,
      yearsExperienceMax: 11,
      occupationLocation: [{ '@type': 'City', name: 'Pune' }],
    });
  });
});
