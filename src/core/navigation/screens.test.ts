import { describe, expect, it } from 'vitest';
import { entryPath, fromDesktopNav, mainMenu, menuEntryAt, menuShortcuts } from './menu.ts';
import { isOfCityAlone, placedUrl } from './place-urls.ts';
import { screenNameOf } from './screen-names.ts';
import { contentPath, thingPath } from './content-paths.ts';
import {
  askedQuestionsPath,
  benefitNotePath,
  benefitsPath,
  photosPath,
  designationQuestionsPath,
  discussedAt,
  discussionsPath,
  hrQuestionsPath,
  interviewPath,
  interviewsPath,
  leadsElsewhere,
  officePath,
  officesPath,
  organisationPath,
  overviewPath,
  pathOf,
  questionPath,
  skillQuestionsPath,
  topQuestionsPath,
  urlNameIn,
  declaredAt,
  placedAt,
} from './screens.ts';

describe('an address that ends in a city (R-187)', () => {
  it.each([
    ['/jobs/pune-location', '/jobs', 'location', 'jobs'],
    ['/jobs/accountant/pune-location', '/jobs/accountant', 'location', 'jobsOf'],
    ['/jobs/koyal-pay-jobs/navi-mumbai-location/', '/jobs/koyal-pay-jobs', 'location', 'jobsOf'],
    ['/salaries/pune-location', '/salaries', 'city', 'salaries'],
    ['/salaries/resham-money-salaries/pune-location', '/salaries/resham-money-salaries', 'city', 'companySalaries'],
    ['/salaries/resham-money-salaries/accountant/pune-location', '/salaries/resham-money-salaries/accountant', 'city', 'jobSalary'],
    ['/reviews/pune-location', '/reviews', 'city', 'reviews'],
    ['/reviews/resham-money-reviews/pune-location', '/reviews/resham-money-reviews', 'city', 'companyReviews'],
    ['/profile/staff-nurse-salary/pune-location', '/profile/staff-nurse-salary', 'city', 'designationSalary'],
  ])('is that of its screen, narrowed to it: %s', (full, path, key, name) => {
    expect(placedAt(full)).toEqual({ path, key, city: full.includes('navi') ? 'navi-mumbai' : 'pune' });
    expect(declaredAt(`${full}?sort=newest`)?.name).toBe(name);
  });

  it.each([
    '/jobs',
    '/jobs/-location',
    '/jobs/Pune-location',
    '/jobs/pu%20ne-location',
    '/jobs/saved/pune-location',
    '/job/pune-location',
    '/salaries/compare/pune-location',
    '/communities/pune-location',
    '/jobs/pune-location/mumbai-location/delhi-location',
    '/pune-location',
    '/search/pune-location',
    '/jobs/pune-locations',
  ])('is none, or that of a screen that knows no cities: %s', (path) => expect(placedAt(path)).toBeUndefined());

  it.each([
    ['/jobs?location=pune', '/jobs/pune-location'],
    ['/salaries?city=pune', '/salaries/pune-location'],
    ['/salaries/resham-money-salaries/accountant?city=navi-mumbai', '/salaries/resham-money-salaries/accountant/navi-mumbai-location'],
    ['/profile/staff-nurse-salary?city=pune', '/profile/staff-nurse-salary/pune-location'],
  ])('is made of one that is narrowed to a city alone, and read back: %s', (url, placed) => {
    expect(placedUrl(url)).toBe(placed);
    const { path, key, city } = placedAt(placed) ?? {};
    expect(`${path}?${key}=${city}`).toBe(url);
    expect(isOfCityAlone(url)).toBe(true);
  });

  it.each([
    '/jobs',
    '/jobs?city=pune',
    '/salaries?location=pune',
    '/jobs?location=pune&location=mumbai',
    '/jobs?location=pune&sort=pay',
    '/salaries?city=Pune',
    '/salaries?city=',
    '/list-of-companies?location=pune',
    '/jobs/saved?location=pune',
  ])('is not made of any other, which stays as it is: %s', (url) => expect([placedUrl(url), isOfCityAlone(url)]).toEqual([url, false]));
});

describe('a link (R-203)', () => {
  it.each([
    ['/list-of-companies', '/list-of-companies', false],
    ['/list-of-companies', '/list-of-companies/', false],
    ['/list-of-companies', '/list-of-companies?campaign=desktop_nav#top', false],
    ['/list-of-companies?sort=name', '/list-of-companies?campaign=desktop_nav&sort=name', false],
    ['/list-of-companies?sort=name', '/list-of-companies', true],
    ['/', '/', false],
    ['/', '/list-of-companies', true],
    ['/overview/a-overview', '/overview/b-overview', true],
  ])('from %s to %s leads elsewhere: %s', (here, target, leads) => {
    expect(leadsElsewhere(here, target)).toBe(leads);
  });
});

describe('the URL of a company page (R-018)', () => {
  it('is read back to the company it was made for', () => {
    expect(overviewPath('koyal-pay')).toBe('/overview/koyal-pay-overview');
    expect(urlNameIn('koyal-pay-overview', 'overview')).toBe('koyal-pay');
    expect(urlNameIn('overview-overview', 'overview')).toBe('overview');
  });

  it('has pages below it for group companies and offices, and for each office (R-019)', () => {
    expect(organisationPath('koyal-pay')).toBe('/overview/koyal-pay-overview/organisation');
    expect(officesPath('koyal-pay')).toBe('/overview/koyal-pay-overview/locations');
    expect(officePath('koyal-pay', 'navi-mumbai')).toBe('/overview/koyal-pay-overview/locations/navi-mumbai-offices');
    expect(urlNameIn('navi-mumbai-offices', 'offices')).toBe('navi-mumbai');
    expect(['organisation', 'offices', 'office'].map((route) => screenNameOf(route))).toEqual(['AssociatedCompanies', 'CompanyLocations', 'CompanyOffice']);
  });

  it('has a tab for posts about it, also found by name alone (R-026, R-051)', () => {
    expect(discussionsPath('koyal-pay')).toBe('/discussions/koyal-pay-discussions');
    expect([discussedAt('koyal-pay-discussions'), discussedAt('koyal-pay')]).toEqual(['koyal-pay', 'koyal-pay']);
  });

  it('has a tab for its interviews, and one page of them for each job (R-022)', () => {
    expect(interviewsPath('koyal-pay')).toBe('/interviews/koyal-pay-interview-questions');
    expect(interviewsPath('koyal-pay', 'software-engineer')).toBe('/interviews/koyal-pay-interview-questions/software-engineer');
    expect(urlNameIn('koyal-pay-interview-questions', 'interview-questions')).toBe('koyal-pay');
  });

  it('has a tab for its benefits, and one page for each of them (R-024, R-034)', () => {
    expect(benefitsPath('koyal-pay')).toBe('/benefits/koyal-pay-benefits');
    expect(benefitsPath('koyal-pay', 'health-insurance')).toBe('/benefits/koyal-pay-benefits/health-insurance');
    expect(urlNameIn('koyal-pay-benefits', 'benefits')).toBe('koyal-pay');
    for (const path of [benefitsPath('koyal-pay'), benefitsPath('koyal-pay', 'health-insurance'), benefitNotePath('b1')])
      expect(menuEntryAt(path)).toBe('companies');
  });

  it.each(['koyal-pay', '-overview', 'overview', ''])('is none when it reads %j', (page) => {
    expect(urlNameIn(page, 'overview')).toBeUndefined();
  });
});

describe('the main menu (R-200)', () => {
  it('marks a more precise way as coming from it, beside what it asks for', () => {
    expect(fromDesktopNav('/compare')).toBe('/compare?campaign=desktop_nav');
    expect(fromDesktopNav('/list-of-companies?sort=rating')).toBe('/list-of-companies?sort=rating&campaign=desktop_nav');
  });

  it('marks nothing on a phone, whose shortcuts have the order of the bar (R-201)', () => {
    const ways = [...menuShortcuts.entries, ...menuShortcuts.tools];
    expect(ways).toHaveLength(13);
    expect(ways.filter(({ path }) => path.includes('campaign'))).toEqual([]);
    expect(ways.slice(0, 4).map(({ label }) => label)).toEqual(['home', 'communities', 'companies', 'reviews']);
  });

  it('counts a company page among the companies', () => {
    expect(menuEntryAt('/')).toBe('home');
    for (const path of ['/overview/koyal-pay-overview', '/compare', '/compare?company=koyal-pay']) expect(menuEntryAt(path)).toBe('companies');
    for (const path of ['/communities', '/communities/salary-talk', '/departments/sales', '/discussions/koyal-pay', '/p/abc'])
      expect(menuEntryAt(path)).toBe('communities');
    expect(menuEntryAt('/people')).toBeUndefined();
    expect(menuEntryAt('/legal/data-map')).toBeUndefined();
  });

  it('counts a company’s pay among companies, and pay of jobs among salaries (R-003, R-021, R-198)', () => {
    expect(menuEntryAt('/salaries/koyal-pay-salaries')).toBe('companies');
    expect(menuEntryAt('/salaries/koyal-pay-salaries/software-engineer')).toBe('companies');
    for (const path of ['/salaries', '/salaries/compare', '/profile/software-engineer-salary', '/are-you-paid-fairly'])
      expect(menuEntryAt(path)).toBe('salaries');
    expect(mainMenu.map(({ screen }) => screen)).toContain('salaries');
  });

  it('counts a company’s interviews among companies, and all interviews as themselves (R-003, R-022)', () => {
    expect(menuEntryAt('/interviews')).toBe('interviews');
    for (const path of [interviewsPath('koyal-pay'), interviewsPath('koyal-pay', 'software-engineer'), interviewPath('i1')])
      expect(menuEntryAt(path)).toBe('companies');
    expect(mainMenu.map(({ screen }) => screen)).toContain('interviews');
  });

  it('counts questions among the interviews, and those about one company among the companies (R-026, R-038)', () => {
    for (const path of [questionPath('what-is-a-deadlock-q1'), pathOf('questionById', 'q1'), hrQuestionsPath('salary'), skillQuestionsPath('java')])
      expect(menuEntryAt(path)).toBe('interviews');
    for (const path of [designationQuestionsPath('staff-nurse'), '/interviews/practice']) expect(menuEntryAt(path)).toBe('interviews');
    for (const path of [askedQuestionsPath('koyal-pay'), topQuestionsPath('koyal-pay'), photosPath('koyal-pay')]) expect(menuEntryAt(path)).toBe('companies');
  });

  it('counts a company’s jobs among companies, and all others beside the interviews (R-023, R-191)', () => {
    for (const path of ['/jobs', '/jobs/saved', '/jobs/alerts', '/job/j1', '/jobs/software-engineer-jobs-prf', '/jobs/sql-jobs-ski'])
      expect(menuEntryAt(path)).toBe('jobs');
    expect(menuEntryAt('/jobs/koyal-pay-jobs')).toBe('companies');
    const names = mainMenu.map(({ screen }) => screen);
    expect(names.indexOf('jobs')).toBe(names.indexOf('interviews') + 1);
  });

  it('counts every calculator among the salaries, one press away, and nothing else below', () => {
    expect(menuEntryAt('/salaries/calculators')).toBe('salaries');
    expect(menuEntryAt('/salaries/hra-calculator')).toBe('salaries');
    expect(menuEntryAt('/salaries/no/such/page')).toBeUndefined();
    const { items } = mainMenu.find(({ screen }) => screen === 'salaries') ?? { items: [] };
    expect(items.map(({ label }) => label)).toEqual(['calculators', 'takeHome', 'compareOffers', 'hike', 'hra', 'gratuity']);
  });

  it('has the specified entries, and counts every awards page among the awards (R-194, R-196)', () => {
    expect(mainMenu.map(({ screen }) => screen)).toEqual(['home', 'communities', 'companies', 'reviews', 'salaries', 'interviews', 'jobs', 'awards']);
    for (const path of ['/awards', '/awards/best-tech-startups', '/abeca-2026', '/abeca-2025', '/abeca-2024/top-rated-mega-to-work-2024', '/abeca-qualifier'])
      expect(menuEntryAt(path)).toBe('awards');
  });

  it('opens the newest edition of the awards, and every other screen at its own URL', () => {
    expect(mainMenu.map(({ screen }) => entryPath(screen))).toEqual([
      '/',
      '/communities',
      '/list-of-companies',
      '/reviews',
      '/salaries',
      '/interviews',
      '/jobs',
      '/abeca-2026',
    ]);
  });
});

describe('the URL of what members wrote', () => {
  it.each([
    ['POST', '/p/one'],
    ['QUESTION', '/interviews/question/one'],
    ['REVIEW', '/review/one'],
    ['INTERVIEW', '/interviews/story/one'],
    ['BENEFITS', '/benefit-note/one'],
    ['PHOTOS', '/photos/set/one'],
  ])('is that of its page: %s', (type, url) => {
    expect(contentPath(type, 'one')).toBe(url);
    expect(thingPath({ resourceType: type, resourceId: 'one', postId: 'one' })).toBe(url);
  });

  it.each(['COMMENT', 'ANSWER'])('is that of the page on which it is there: %s', (resourceType) =>
    expect(thingPath({ resourceType, resourceId: 'two', postId: 'one' })).toBe('/p/one?comment=two'),
  );
});

describe('the name of a screen (R-202)', () => {
  it.each([
    ['home', 'HomeScreen'],
    ['companies', 'CompanyListing'],
    ['overview', 'CompanyOverview'],
    ['community', 'CommunityListing'],
    ['department', 'DepartmentListing'],
    ['companyPosts', 'CompanyPosts'],
    ['madeUpName', 'MadeUpName'],
    ['kit', 'Kit'],
    ['notFound', 'NotFound'],
    ['toString', 'NotFound'],
    [undefined, 'HomeScreen'],
  ])('at the route %s is %s', (route, name) => {
    expect(screenNameOf(route)).toBe(name);
  });

  it('is another one on the first page in the native app, and there alone', () => {
    expect(['home', undefined, 'companies'].map((route) => screenNameOf(route, true))).toEqual(['MainRootScreen', 'MainRootScreen', 'CompanyListing']);
  });
});
