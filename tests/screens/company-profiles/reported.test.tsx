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
  it('begins with four answers, each with its count and full list', async () => {
    openOverview(reviewed, { reported: muchReported });
    const known = await section('Four things to know first');
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
  it.each([
    [0, "Employees haven't shared any benefits yet."],
    [7, 'Fewer than eight people have shared their benefits here.'],
  ])('says of benefits of %d people what their page says, and the company’s offer', async (people, said) => {
    const byCompany = [{ fact: 'benefits', changedOn: '2026-06-12' }] as const;
    openOverview({ ...reviewed, offeredBenefits: ['creche'], byCompany }, { reported: { people } });
    const benefits = await section('Benefits');
    expect(benefits.getByText(said)).toBeTruthy();
    expect(benefits.getByText('The company says it offers: Crèche (12 June 2026).')).toBeTruthy();
  });

  it('says that too few shared, invites more, and never shows those few', async () => {
    openOverview({ ...reviewed, reviewsCount: 7 }, { reported: { people: 7, jobs: [aSlice({ people: 9 })] } });
    const known = await section('Four things to know first');
    expect(known.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Software Engineer12 LPA12 lakh rupees a yearmedian: half of 8+ people earn less, half more',
      'Notice periodNot enough dataWrite a review',
      'Signed a bondNot enough dataWrite a review',
      'Offers honouredNot enough dataShare an interview',
    ]);
    expect(linkOf(await section('Benefits'), 'Add your benefits')).toBe('/contribute/company-benefits?company=koyal-pay');
    expect(linkOf(await section('Office photos'), 'Add photos')).toContain('koyal-pay');
    expect(screen.queryByText(/60 days/)).toBeNull();
  });

  it('leads to what the same jobs pay elsewhere where no pay is shown', async () => {
    openOverview(reviewed, { reported: { people: 10 } });
    const pay = await section('Salaries');
    expect(linkOf(pay, 'What similar companies pay')).toMatch(/-salaries$/);
    expect(linkOf(pay, 'Add your salary')).toContain('koyal-pay');
  });

  it('is one short answer with ways to add, each part in its place', async () => {
    openOverview({ ...koyalPay, reviewsCount: 0, rating: null }, { reported: nothingReported });
    const known = await section('Four things to know first');
    expect(known.getByText(/^Too few people have shared their pay, notice, bond or offer here/)).toBeTruthy();
    expect(known.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add your salary', 'Write a review', 'Share an interview']);
    expect((await section('Reviews')).getByText('Nobody has reviewed this company yet.')).toBeTruthy();
    expect((await section('Interview questions')).getByText('Nobody has shared an interview here yet.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Ratings' })).toBeNull();
  });

  it('is said in Hindi', async () => {
    openOverview(reviewed, { reported: muchReported, preferences: new FakePreferences({ language: 'hi' }) });
    const known = await section('पहले ये चार बातें जान लें');
    expect(known.getByText('60 दिन')).toBeTruthy();
  });
});
