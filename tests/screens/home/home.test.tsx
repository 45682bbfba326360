import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import { memberNudgeAfterMs } from '#core/nudges/member-nudge.ts';
import { MemberNudges } from '#core/nudges/member-nudges.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { HomePages } from '#core/home/home-pages.ts';
import { OwnHomes } from '#core/home/own-homes.ts';
import { screens } from '#core/navigation/screens.ts';
import * as home from '#web/app/home/home-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeBrowsingHistories } from '#tests/fakes/browsing-history/fake-browsing-histories.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionPrompts } from '#tests/fakes/contributions/fake-contribution-prompts.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeHomePages, type HomeFixture } from '#tests/fakes/home/fake-home-pages.ts';
import { FakeOwnHomes } from '#tests/fakes/home/fake-own-homes.ts';
import { FakeMemberNudges } from '#tests/fakes/nudges/fake-member-nudges.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { aMember } from '#tests/members.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { aKnownSalary } from '#tests/salaries.ts';
import { open } from '#tests/screens/open.tsx';

const koyal = aCompany({ name: 'Koyal Pay', industry: 'Payments', locations: ['Mumbai'], rating: 4.2, reviewsCount: 540 });
const mill = aCompany({ name: 'Sutra Mill', industry: 'Textiles', rating: null, reviewsCount: 12 });
const notice = aCommunity({ name: 'Notice period', slug: 'notice-period', isFollowed: true });
const talk = () =>
  new FakeContent(
    [notice, aCommunity({ type: 'company', name: 'Koyal Pay', slug: 'koyal-pay', isFollowed: true })],
    [aPost({ postId: 'p1', title: 'Is 90 days of notice usual?', community: notice, commentsCount: 312 })],
  );
const backend = (): HomeFixture => ({
  counted: { reviews: 80_47_213, salaries: 4_00_12_345, interviews: 42, people: 1_57_00_001, countedOn: '2026-11-16' },
  companies: [koyal, mill],
  reviews: [aKnownReview({ companyId: koyal.companyId, reviewId: 'r1', title: 'Good teams, slow promotions', stars: 4 })],
  salaries: Array.from({ length: 24 }, (_, at) => aKnownSalary({ companyId: koyal.companyId, fixed: 600_000 + at * 25_000 })),
  content: talk(),
});

const opened = (pages: HomePages, options: Parameters<typeof open>[4] = {}, swaps: Parameters<typeof open>[3] = []) =>
  open(home, screens.home, screens.home, [[HomePages, pages], ...swaps], options);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefIn = (part: { readonly getByRole: typeof screen.getByRole }, name: RegExp | string) => part.getByRole('link', { name }).getAttribute('href');

describe('the first page (R-001, R-014)', () => {
  it('prints how much is here, in two rounded digits, without small counts', async () => {
    opened(new FakeHomePages(backend()));
    const counts = await region('How much is here');
    expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['80 Lakh+', '4 Crore+', '1.5 Crore+']);
    expect(counts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['reviews', 'salaries', 'people']);
    expect(counts.getByText('Counted on 16 November 2026')).toBeTruthy();
  });

  it('says nothing of how much is here where all of it is small', async () => {
    opened(new FakeHomePages({ ...backend(), counted: { reviews: 99, salaries: 99, interviews: 0, people: 3, countedOn: '2026-11-16' } }));
    await region('Most reviewed companies');
    expect(screen.queryByRole('region', { name: 'How much is here' })).toBeNull();
  });

  it('shows the most reviewed companies with their rating and middle half of pay', async () => {
    opened(new FakeHomePages(backend()));
    const companies = await region('Most reviewed companies');
    const [first, second] = within(companies.getByRole('list', { name: 'Most reviewed companies' })).getAllByRole('listitem');
    expect(hrefIn(within(first!), 'Koyal Pay')).toBe('/overview/koyal-pay-overview');
    expect(first?.textContent).toMatch(/Payments, Mumbai.*4\.2.*540 reviews.*The middle half earn .*lakh rupees a year/);
    expect(second?.textContent).toMatch(/Sutra Mill.*12 reviews.*Too few shared their pay/);
  });

  it('leads from what a common job pays to the page of that job', async () => {
    opened(new FakeHomePages(backend()));
    expect(hrefIn(await region('What common jobs pay'), 'Weaver')).toBe('/profile/weaver-salary');
    expect(hrefIn(await region('Weaver, all of India'), 'Weaver, all of India')).toBe('/profile/weaver-salary');
  });

  it('gives each calculator one example that it works out, and opens it with that', async () => {
    opened(new FakeHomePages(backend()));
    const work = await region('Calculate before you sign');
    await waitFor(() => expect(work.getByText('₹18 lakh CTC is ₹1,28,885 a month')).toBeTruthy());
    expect(hrefIn(work, /^Take-home salary/)).toBe('/salaries/take-home-salary-calculator#ctc=1800000&place=bengaluru');
    for (const said of [
      '7 years at ₹60,000 basic pays ₹2,42,308',
      '₹19,000 rent in Chennai: ₹1,74,000 a year tax-free in the old regime',
      '₹12 lakh to ₹15.6 lakh is a 30% hike',
    ])
      expect(work.getByText(said)).toBeTruthy();
    expect(work.getByText(/^Weaver: half earn less than ₹[\d.]+ lakh a year$/)).toBeTruthy();
  });

  it('shows what is being discussed and the newest reviews', async () => {
    opened(new FakeHomePages(backend()));
    const discussed = await region('Being discussed');
    expect(hrefIn(discussed, 'Is 90 days of notice usual?')).toBe('/p/p1');
    expect(discussed.getByText(/Notice period · 312 comments/)).toBeTruthy();
    const reviews = await region('Latest reviews');
    expect(hrefIn(reviews, 'Good teams, slow promotions')).toBe('/review/r1');
    expect(hrefIn(reviews, 'Koyal Pay')).toBe('/reviews/koyal-pay-reviews');
  });

  it('of an empty installation shows ways on in place of what is not there yet', async () => {
    opened(new FakeHomePages());
    expect((await region('Most reviewed companies')).getByText('No company is listed here yet.')).toBeTruthy();
    expect(hrefIn(await region('Latest reviews'), 'Review an employer')).toBe('/contribute/company-review-v3');
    expect(hrefIn(await region('Being discussed'), 'See the communities')).toBe('/communities');
    expect(screen.queryByRole('region', { name: 'Find by industry' })).toBeNull();
  });

  it('stays of use where its figures cannot be had, and asks for them again', async () => {
    const pages = new FakeHomePages(backend());
    let isBroken = true;
    opened({ page: async () => (isBroken ? Promise.reject(new Failure('broken')) : pages.page()) });
    const companies = await region('Most reviewed companies');
    expect(screen.getByRole('search', { name: 'Search' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'How much is here' })).toBeNull();
    expect((await region('Add what you know')).getAllByRole('link').length).toBeGreaterThan(4);
    isBroken = false;
    await userEvent.click(await companies.findByRole('button'));
    expect(await companies.findByRole('link', { name: 'Koyal Pay' })).toBeTruthy();
  });

  it('is written in Hindi, too', async () => {
    opened(new FakeHomePages(backend()), { preferences: new FakePreferences({ language: 'hi' }) });
    const counts = await region('यहाँ कितना कुछ है');
    expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['80 लाख+', '4 करोड़+', '1.5 करोड़+']);
    expect((await region('हाँ कहने से पहले हिसाब लगा लीजिए')).getByText('₹18 लाख सीटीसी पर हाथ में ₹1,28,885 महीना')).toBeTruthy();
  });
});

describe('the part of a member (R-001, R-091)', () => {
  const member = aMember({ isReader: true, isWriter: true });
  const news = [
    { id: 'n1', companyId: koyal.companyId, name: 'Koyal Pay', urlName: 'koyal-pay', title: 'A second office opens in Kochi', notedOn: '2026-11-20', place: 4 },
  ];

  it('shows what they joined and followed, with discussions by their own feed', async () => {
    const content = talk();
    content.posts = [aPost({ postId: 'p2', title: 'Mine is 60', commentsCount: 2 })];
    opened(new FakeHomePages(backend()), { member }, [[OwnHomes, new FakeOwnHomes(content, { news })]]);
    const own = await region('For you');
    expect(hrefIn(own, 'Notice period')).toBe('/communities/notice-period');
    expect(own.getAllByRole('link', { name: /Koyal Pay/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/overview/koyal-pay-overview',
      '/overview/koyal-pay-overview',
    ]);
    expect(own.getByText('New')).toBeTruthy();
    const discussed = await region('Being discussed');
    expect(discussed.getByRole('link', { name: 'Mine is 60' })).toBeTruthy();
    expect(discussed.queryByRole('link', { name: 'Is 90 days of notice usual?' })).toBeNull();
  });

  it('is not there for a guest', async () => {
    opened(new FakeHomePages(backend()));
    await region('Most reviewed companies');
    expect(screen.queryByRole('region', { name: 'For you' })).toBeNull();
  });

  it('asks for a review of where they work', async () => {
    const prompts = { list: async () => [{ type: 'review', mode: 'new', company: { urlName: 'koyal-pay', name: 'Koyal Pay' } }] };
    opened(new FakeHomePages(backend()), { member }, [
      [OwnHomes, new FakeOwnHomes(talk())],
      [ContributionPrompts, prompts],
    ]);
    const add = await region('Add what you know');
    await waitFor(() => expect(hrefIn(add, /^Review Koyal Pay/)).toContain('company=koyal-pay'));
  });

  it('asks once in a bar, which is put away by one press (D-19)', async () => {
    const nudges = new FakeNudges();
    const memberNudges = new FakeMemberNudges({ isReader: true, isWriter: true, memberForDays: 1, hasEntries: false, hasGivenFeedback: false });
    const { clock } = opened(new FakeHomePages(backend()), { member }, [
      [OwnHomes, new FakeOwnHomes(talk())],
      [ContributionPrompts, new FakeContributionPrompts()],
      [ContributionKeys, new FakeContributionKeys()],
      [UserStorage, new FakeUserStorage()],
      [MemberNudges, memberNudges],
      [Nudges, nudges],
    ]);
    await region('For you');
    const bar = () => screen.queryByRole('complementary', { name: 'A question to you' });
    await waitFor(() => {
      clock.advance(memberNudgeAfterMs);
      expect(bar()).toBeTruthy();
    });
    expect(within(bar()!).getByText('Where have you worked?')).toBeTruthy();
    await userEvent.click(within(bar()!).getByRole('button', { name: 'Not now' }));
    expect(bar()).toBeNull();
    expect([...memberNudges.putAwayNow]).toEqual(['add-experience']);
    expect(nudges.memory().interruptedAt).toBeDefined();
  });

  it('offers in the bar to compare two companies looked at, and leads there (R-091)', async () => {
    const histories = new FakeBrowsingHistories(['Koyal Pay', 'Resham Money'].map((name) => aCompany({ name })));
    for (const urlName of ['resham-money', 'koyal-pay']) await histories.note(urlName);
    const { clock, router } = opened(new FakeHomePages(backend()), { member }, [
      [OwnHomes, new FakeOwnHomes(talk())],
      [ContributionPrompts, new FakeContributionPrompts()],
      [BrowsingHistories, histories],
      [ContributionKeys, new FakeContributionKeys()],
      [UserStorage, new FakeUserStorage()],
      [MemberNudges, { next: async () => null, putAway: async () => undefined }],
      [Nudges, new FakeNudges()],
    ]);
    await region('For you');
    await waitFor(() => {
      clock.advance(memberNudgeAfterMs);
      expect(screen.getByText('Koyal Pay or Resham Money?')).toBeTruthy();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Compare them' }));
    await waitFor(() => expect(router.current?.location).toMatchObject({ pathname: '/compare', search: '?company=koyal-pay&company=resham-money' }));
  });
});
