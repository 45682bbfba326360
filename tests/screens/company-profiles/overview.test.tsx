import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type CompanyProfile } from '#core/company-profiles/company-profile.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import * as overview from '#web/app/company-profiles/overview-wiring.ts';
import { noTabCounts, type KnownCompany } from '#tests/companies.ts';
import { anOffice, koyalProfile, wholeProfile, type KnownProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';
import { textsOf } from '#tests/screens/texts-of.ts';
import { koyalPay, openOverview, overviewSwaps } from './open-overview.ts';

const opened = (known: Partial<KnownCompany> = koyalPay, profile: Partial<KnownProfile> = koyalProfile, preferences = new FakePreferences()) =>
  openOverview(known, { profile, preferences });

const profiled = (profile: Partial<CompanyProfile>): Partial<KnownProfile> => ({ profile: { ...emptyProfile, ...profile } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of a company (R-018, R-031, R-032)', () => {
  it('shows its header, its facts and what it is about', async () => {
    opened({ ...koyalPay, foundedYear: 2012, followersCount: 41_250, indianEmployeeCount: '10k-50k' });
    expect(await screen.findByRole('heading', { level: 1, name: /Koyal Pay/ })).toBeTruthy();
    expect(screen.getByText(/41\.2k followers/)).toBeTruthy();
    expect(screen.getByText('2012')).toBeTruthy();
    expect((await section('About Koyal Pay')).getByText('It moves money.')).toBeTruthy();
    expect(document.title).toBe('Koyal Pay: overview, offices and facts | Daftar');
  });

  it('has its specified tabs, and offers a review (R-027, R-020, R-021, R-022, R-023, R-024, R-025)', async () => {
    opened({ name: 'Koyal Pay', reviewsCount: 1_240, tabCounts: { ...noTabCounts, reviews: 1_240, jobs: 12 } });
    const tabs = within(await screen.findByRole('navigation', { name: 'Company pages' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['About Company', '/overview/koyal-pay-overview'],
      ['Reviews1.2k', '/reviews/koyal-pay-reviews'],
      ['Salaries', '/salaries/koyal-pay-salaries'],
      ['Interview Questions', '/interviews/koyal-pay-interview-questions'],
      ['Benefits', '/benefits/koyal-pay-benefits'],
      ['Jobs12', '/jobs/koyal-pay-jobs'],
      ['Office Photos', '/photos/koyal-pay-photos'],
      ['Community', '/discussions/koyal-pay-discussions'],
      ['Q&A', '/qna/koyal-pay-questions'],
    ]);
    expect(screen.getAllByRole('link', { name: 'Write a review' })[0]?.getAttribute('href')).toBe('/contribute/company-review-v3?company=koyal-pay');
  });

  it('has of its facts those alone that are known, and leads to the earlier ones', async () => {
    opened(
      {
        name: 'Bare',
        industry: 'Payments',
        indianEmployeeCount: null,
        globalEmployeeCount: null,
        foundedYear: null,
        headquarters: null,
        locations: [],
        about: null,
        rating: null,
        reviewsCount: 0,
      },
      {},
    );
    const glance = (await screen.findByRole('heading', { name: 'At a glance' })).parentElement as HTMLElement;
    expect(
      within(glance)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Industry']);
    expect(within(glance).getByRole('link', { name: 'Earlier facts' })).toBeTruthy();
    expect(screen.queryByText('Data not available')).toBeNull();
  });

  it.each([overviewPath('nobody'), '/overview/koyal-pay'])('leads on when %s is no company', async (url) => {
    open(overview, screens.overview, url, overviewSwaps([]));
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All companies' })).toBeTruthy();
  });

  it('has the first word of the address searchable when no company matches', async () => {
    open(overview, screens.overview, overviewPath('koyal-payments'), overviewSwaps([]));
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Company name' });
    expect([field.value, field.form?.getAttribute('action')]).toEqual(['koyal', '/list-of-companies']);
  });

  it('shows three offices, the others on demand, and leads to each (R-032)', async () => {
    const cities = ['Pune', 'Kochi', 'Indore', 'Surat', 'Nagpur'];
    opened(
      { ...koyalPay, locations: cities },
      { offices: cities.map((city, at) => anOffice({ city, locationUrl: city.toLowerCase(), isHeadOffice: at === 0 })) },
    );
    const offices = await section('Company Locations');
    expect(offices.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())).toEqual(['Pune Head office', ...cities.slice(1)]);
    const more = offices.getByText('Read more: 2 more cities').closest('details');
    expect(within(more as HTMLElement).getAllByRole('link')).toHaveLength(2);
    expect(offices.getByRole('link', { name: 'Kochi' }).getAttribute('href')).toBe('/overview/koyal-pay-overview/locations/kochi-offices');
    expect(offices.getByRole('link', { name: 'All 5 offices' }).getAttribute('href')).toBe('/overview/koyal-pay-overview/locations');
  });
});

describe('what a company says of itself (R-028, R-030)', () => {
  it('comes after what people say, in the order of the specification', async () => {
    opened();
    await section('Awards');
    expect(titles()).toEqual([
      'Do you know Koyal Pay?',
      'At a glance',
      'What was removed',
      'About Koyal Pay',
      'Awards',
      'Videos',
      'Company Locations',
      'Associated Companies',
      'More about Koyal Pay',
      'Questions people ask',
      'Mission and vision',
      'Awards from others',
      'A message from the head of the company',
      'Who leads the company',
      'Why join us',
      'Life at the company',
      'News from the company',
    ]);
  });

  it('says under one heading why to join, each reason with its anchor (R-018)', async () => {
    opened();
    const reasons = (await section('Why join us')).getAllByRole('heading', { level: 3 });
    expect(reasons.map((reason) => [reason.textContent, reason.parentElement?.id])).toEqual([
      ['How we hire', 'section-1'],
      ['On call', 'section-2'],
    ]);
  });

  it('has no section without content', async () => {
    opened({ ...koyalPay, reviewsCount: 0, rating: null }, {});
    await section('About Koyal Pay');
    expect(titles().at(-1)).toBe('About Koyal Pay');
    expect(screen.queryByText(/actively managed/)).toBeNull();
  });

  it('tells who gave an award and in which year, and who leads it', async () => {
    opened();
    const awards = await section('Awards');
    expect(awards.getByRole('listitem').textContent).toBe('2025Payments product of the year by Sahyadri Business Forum');
    expect((await section('Who leads the company')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Meenal JoshiChief executive',
      'Harpreet GillHead of engineering',
    ]);
    expect((await section('A message from the head of the company')).getByText('Come and ask us what goes wrong. We tell you.')).toBeTruthy();
  });

  it('is at the top where nobody has said it shorter', async () => {
    opened({ ...koyalPay, about: null }, profiled({ overview: ['It moves money.', 'It began with four people.'] }));
    expect((await section('About Koyal Pay')).getByText('It began with four people.')).toBeTruthy();
    expect(titles()).not.toContain('More about Koyal Pay');
  });

  it('names the one of mission and vision that is said', async () => {
    opened(koyalPay, profiled({ vision: 'Everywhere.' }));
    expect((await section('Vision')).getByText('Everywhere.')).toBeTruthy();
    expect(titles()).not.toContain('Mission and vision');
  });

  it('asks no other origin for a video: a summary opens, a link leads there', async () => {
    opened();
    const videos = await section('Videos');
    const summary = videos.getByText('What the video is about').closest('details');
    expect([summary?.open, summary?.textContent?.includes('Three people of the help desk')]).toEqual([false, true]);
    const way = videos.getByRole('link', { name: 'Watch on YouTube: “A day at the help desk”' });
    expect([way.getAttribute('href'), way.getAttribute('rel')]).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'noopener noreferrer nofollow']);
    for (const asked of document.querySelectorAll('iframe, img')) expect(asked.getAttribute('src')).toMatch(/^\//);
  });

  it('folds answers, and all news but the first three', async () => {
    const updates = [1, 2, 3, 4, 5].map((day) => ({ day: `2026-10-0${day}`, title: `News ${day}`, text: 'So it is.' }));
    opened(koyalPay, profiled({ updates, faq: wholeProfile.faq }));
    const news = await section('News from the company');
    const older = news.getByText('2 older pieces of news').closest('details') as HTMLElement;
    expect(textsOf(older, 'heading', { level: 3 })).toEqual(['News 4', 'News 5']);
    expect(news.getByText('1 October 2026')).toBeTruthy();
    const answer = (await section('Questions people ask')).getByText('Thirty days for everyone.');
    expect(answer.closest('details')?.open).toBe(false);
  });

  it('is said in Hindi', async () => {
    opened(koyalPay, koyalProfile, new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('region', { name: 'कंपनी चलाने वाले' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'पुणे' })).toBeTruthy();
  });
});

describe('life at a company (R-029)', () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, at) => ({ url: `/images/life${at}`, caption: `Floor ${at}` }));
  const lifeAtCompany = [
    { template: 'four-grid', title: 'Pune', pictures: pictures(4) },
    { template: 'four-wide', title: 'Kochi', pictures: pictures(4) },
    { template: 'six', title: 'Diwali', pictures: pictures(6) },
  ] as const;

  it('is three collages of four, four and six pictures, each described in words', async () => {
    opened(koyalPay, profiled({ lifeAtCompany }));
    const life = await section('Life at the company');
    const counts = life.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => within(parentElement as HTMLElement).getAllByRole('img').length);
    expect(counts).toEqual([4, 4, 6]);
    expect(life.getAllByRole('img', { name: 'Floor 0' })).toHaveLength(3);
  });

  it('comes only when it is asked for where the device saves data', async () => {
    opened(koyalPay, profiled({ lifeAtCompany }), new FakePreferences({ savesData: true }));
    const life = await section('Life at the company');
    expect(life.getAllByText(/^Show \d pictures$/).map(({ textContent }) => textContent)).toEqual(['Show 4 pictures', 'Show 4 pictures', 'Show 6 pictures']);
    for (const picture of document.querySelectorAll('figure img')) expect(picture.closest('details')?.open).toBe(false);
  });
});

describe('a page that its company looks after (R-037)', () => {
  it('says so as specified, with the contact and when it was changed', async () => {
    opened();
    const here = await screen.findByRole('link', { name: 'get access from here' });
    expect(here.parentElement?.textContent).toBe(
      'This company page is being actively managed by Koyal Pay Team. If you also belong to the team, you can get access from here',
    );
    expect(here.getAttribute('href')).toBe('/for-companies?company=koyal-pay');
    expect(screen.getByText('Koyal Pay wrote this about itself. Last changed on 2 November 2026.')).toBeTruthy();
  });

  it('says nothing of a team where there is none', async () => {
    opened(koyalPay, { profile: { ...wholeProfile, isClaimed: false } });
    expect(await screen.findByText('Last changed on 2 November 2026.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'get access from here' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Answer in its name' }).getAttribute('href')).toBe('/for-companies?company=koyal-pay');
  });
});
