import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noTabCounts } from '#tests/companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aSlice } from '#tests/screens/salaries/shown-pay.ts';
import { koyalPay, muchReported, nothingReported, openOverview } from './open-overview.ts';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const linkOf = (part: ReturnType<typeof within>, name: string | RegExp) => part.getByRole('link', { name }).getAttribute('href');
const reviewed = { ...koyalPay, reviewsCount: 10, rating: 4, tabCounts: { ...noTabCounts, reviews: 12 } };

describe('what people say of a company, on its overview (R-018, R-028)', () => {
  it('begins with four known answers, each with its count and full list', async () => {
    openOverview(reviewed, { reported: muchReported });
    const known = await section('Things to know first');
    expect(known.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Software Engineer9.7 – 14.8 LPA9.7 to 14.8 lakh rupees a yearthe middle half of 20+ people earn this',
        '/salaries/koyal-pay-salaries/software-engineer',
      ],
      ['Notice period60 daysmedian (middle) of 10+ people · Over 90% could pay to leave early', '/reviews/koyal-pay-reviews'],
      ['Signed a bondUnder 10%answers from 10+ people', '/reviews/koyal-pay-reviews'],
      ['Offers honouredOver 90%of 10+ offers · joining date changed for under 10%', '/interviews/koyal-pay-interview-questions'],
    ]);
    expect(known.getByText(/from eight people or more, and rounded/)).toBeTruthy();
  });

  it('shows the ratings with their spread, the two most helpful reviews, and all', async () => {
    openOverview(reviewed, { reported: muchReported });
    expect((await section('Ratings')).getAllByText('Work and life balance').length).toBeGreaterThan(0);
    const reviews = await section('Reviews');
    expect(reviews.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(['Review 9', 'Review 8']);
    expect(linkOf(reviews, 'Read all 12 reviews')).toBe('/reviews/koyal-pay-reviews');
  });

  it('shows pay by job on one axis, and at most six jobs', async () => {
    const jobs = Array.from({ length: 7 }, (_, at) => aSlice({ people: 20, group: { designation: { urlName: `job-${at}`, name: `Job ${at}` } } }));
    openOverview(reviewed, { reported: { ...muchReported, jobs } });
    const pay = await section('Salaries');
    expect(pay.getAllByRole('listitem')).toHaveLength(6);
    expect(linkOf(pay, 'All 7 jobs')).toBe('/salaries/koyal-pay-salaries');
  });

  it('shows three questions, the answered first, and how interviews go', async () => {
    openOverview(reviewed, { reported: muchReported });
    const asked = await section('Interview questions');
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sort a list.asked 5 times · 1 answer',
      'How does an index work?asked 9 times · no answer yet',
      'Why do you leave?asked 7 times · no answer yet',
    ]);
    expect(asked.getByText('Most found it average')).toBeTruthy();
    expect(linkOf(asked, 'All 10 interviews')).toBe('/interviews/koyal-pay-interview-questions');
  });

  it('shows benefits as shares, group by group, and six photos of eight', async () => {
    openOverview(reviewed, { reported: muchReported });
    const benefits = await section('Benefits');
    expect(benefits.getByText('Over 90%')).toBeTruthy();
    expect(benefits.getByText('From 10+ people')).toBeTruthy();
    const photos = await section('Office photos');
    expect(photos.getAllByRole('img')).toHaveLength(6);
    expect(linkOf(photos, 'All 8 photos')).toBe('/photos/koyal-pay-photos');
  });

  it('shows photos only when they are asked for where the device saves data', async () => {
    openOverview(reviewed, { reported: muchReported, preferences: new FakePreferences({ savesData: true }) });
    const show = (await section('Office photos')).getByText('Show 6 photos');
    expect(show.closest('details')?.open).toBe(false);
  });
});

describe('an overview of which little is known', () => {
  const invited = async () => (await section('Do you know Koyal Pay?')).getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('says what the company offers where too few have shared their benefits', async () => {
    const byCompany = [{ fact: 'benefits', changedOn: '2026-06-12' }] as const;
    openOverview({ ...reviewed, offeredBenefits: ['creche'], byCompany }, { reported: { people: 7 } });
    expect((await section('Benefits')).getByText('The company says it offers: Crèche (12 June 2026).')).toBeTruthy();
    expect((await invited()).map(([label]) => label)).toContain('Add your benefits');
  });

  it('begins with the ratings where one thing alone is known, and never shows those few', async () => {
    openOverview({ ...reviewed, reviewsCount: 7 }, { reported: { people: 7, jobs: [aSlice({ people: 9 })] }, profile: {} });
    await section('Ratings');
    expect(titles()).toEqual([
      'Ratings',
      'Reviews',
      'At a glance',
      'What was removed',
      'Salaries',
      'Interview questions',
      'Do you know Koyal Pay?',
      'About Koyal Pay',
    ]);
    expect(await invited()).toEqual([
      ['Add photos', '/features?company=koyal-pay'],
      ['Add your benefits', '/contribute/company-benefits?company=koyal-pay'],
    ]);
    expect(screen.queryByText(/60 days/)).toBeNull();
  });

  it('takes the final settlement where pay is not known', async () => {
    openOverview(reviewed, { reported: { ...muchReported, jobs: [] } });
    const known = await section('Things to know first');
    expect(known.getAllByRole('link').map(({ textContent }) => textContent?.match(/^\D+?(?=\d|Over|Under)/)?.[0])).toEqual([
      'Notice period',
      'Signed a bond',
      'Offers honoured',
      'Final settlement',
    ]);
  });

  it('leads to what the same jobs pay elsewhere where no pay is shown', async () => {
    openOverview(reviewed, { reported: { people: 10 } });
    expect(await invited()).toContainEqual(['What similar companies pay', '/salaries/koyal-pay-salaries']);
  });

  it('is facts and one invitation to all forms where nothing is known', async () => {
    openOverview({ ...koyalPay, reviewsCount: 0, rating: null, about: null }, { reported: nothingReported, profile: {} });
    expect((await invited()).map(([label]) => label)).toEqual([
      'Write a review',
      'Share an interview',
      'Add photos',
      'Add your salary',
      'Add your benefits',
      'What similar companies pay',
    ]);
    expect(titles()).toEqual(['Do you know Koyal Pay?', 'At a glance', 'What was removed']);
  });

  it('is said in Hindi', async () => {
    openOverview(reviewed, { reported: muchReported, preferences: new FakePreferences({ language: 'hi' }) });
    const known = await section('पहले ये बातें जान लें');
    expect(known.getByText('60 दिन')).toBeTruthy();
  });
});
