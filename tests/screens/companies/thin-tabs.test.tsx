import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { benefitsPath, interviewsPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as companyBenefits from '#web/app/benefits/company-benefits-wiring.ts';
import * as companyInterviews from '#web/app/interviews/company-interviews-wiring.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import * as companyReviews from '#web/app/reviews/company-reviews-wiring.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { aCompany, noTabCounts } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { koyalProfile, silentProfile, type KnownProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeCompanyNeighbours } from '#tests/fakes/followers/fake-company-neighbours.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownInterview } from '#tests/interviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

const beside = aCompany({ name: 'Beside Pay', industry: 'Payments', locations: ['Pune'], reviewsCount: 310 });

const tabs = {
  reviews: [companyReviews, screens.companyReviews, reviewsPath('koyal-pay')],
  interviews: [companyInterviews, screens.companyInterviews, interviewsPath('koyal-pay')],
  benefits: [companyBenefits, screens.companyBenefits, benefitsPath('koyal-pay')],
} as const satisfies Readonly<Record<string, readonly [Wiring, string, string]>>;

interface Opened {
  readonly people?: number;
  readonly profile?: Partial<KnownProfile>;
  readonly nudges?: FakeNudges;
  readonly preferences?: FakePreferences;
  /** True if similar companies cannot be read. */
  readonly isAlone?: boolean;
}

function opened(tab: keyof typeof tabs, { people = 0, profile = {}, nudges = new FakeNudges(), preferences, isAlone = false }: Opened = {}) {
  const tabCounts = { ...noTabCounts, reviews: people, interviews: people };
  const koyal = aCompany({ name: 'Koyal Pay', industry: 'Payments', locations: ['Pune'], reviewsCount: people, tabCounts });
  const { companyId, urlName } = koyal;
  const times = <Value,>(one: () => Value) => Array.from({ length: people }, one);
  const swaps = [
    [Companies, new FakeCompanies([koyal, beside])],
    [
      Reviews,
      new FakeReviews(
        [koyal],
        times(() => aKnownReview({ companyId })),
      ),
    ],
    [
      Interviews,
      new FakeInterviews(
        [koyal],
        times(() => aKnownInterview({ companyId })),
      ),
    ],
    [
      Benefits,
      new FakeBenefits(
        [koyal],
        times(() => knownBenefits({ companyId })),
      ),
    ],
    [Nudges, nudges],
    [CompanyProfiles, new FakeCompanyProfiles([{ ...silentProfile(urlName), ...profile, urlName }])],
    ...(isAlone ? [] : ([[CompanyNeighbours, new FakeCompanyNeighbours([koyal, beside])]] as const)),
  ] as const;
  const [wiring, route, url] = tabs[tab];
  return open(wiring, route, url, swaps, { ...(preferences && { preferences }) });
}

const similar = async () => within(await screen.findByRole('region', { name: 'Similar companies' })).getByRole('link', { name: /Beside Pay/ });
const prepared = async () =>
  within(await screen.findByRole('region', { name: 'To prepare' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a tab of a company of which nobody shared anything (R-020, R-022, R-024, R-033)', () => {
  it.each([
    ['reviews', "Employees haven't posted any reviews yet.", 'Add your review', '/reviews/beside-pay-reviews'],
    ['interviews', "Candidates haven't shared any interview advice yet.", 'Add your interview', '/overview/beside-pay-overview'],
    ['benefits', "Employees haven't shared any benefits yet.", 'Add your benefits', '/overview/beside-pay-overview'],
  ] as const)('of its %s says so, asks for the first, and leads to similar companies', async (tab, said, add, to) => {
    opened(tab);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: add })).toBeTruthy();
    expect((await similar()).getAttribute('href')).toBe(to);
  });

  it.each([
    ['reviews', 'Add your review'],
    ['interviews', 'Add your interview'],
  ] as const)('of its %s keeps the button apart from the sentence, also where dismissed elsewhere', async (tab, add) => {
    const nudges = new FakeNudges();
    nudges.remember({ ...nudges.memory(), closed: ['contribute-prompt'] });
    opened(tab, { nudges });
    expect((await screen.findByRole('complementary', { name: add })).className).toBe('inset stack g3');
  });

  it.each(['reviews', 'interviews'] as const)('of its %s offers no search in nothing, and one once there is something', async (tab) => {
    const { view } = opened(tab);
    await similar();
    expect(screen.queryByRole('searchbox', { name: 'Search inside Koyal Pay' })).toBeNull();
    view.unmount();
    opened(tab, { people: 1 });
    expect(await screen.findByRole('searchbox', { name: 'Search inside Koyal Pay' })).toBeTruthy();
  });

  it('leads from interviews to what others ask, and to its own hiring', async () => {
    const { view } = opened('interviews');
    expect(await prepared()).toEqual([
      ['Questions asked anywhere', '/interviews/hr-questions'],
      ['Interviews at other companies', '/interviews'],
    ]);
    view.unmount();
    opened('interviews', { profile: koyalProfile });
    expect((await prepared())[0]).toEqual(['How Koyal Pay hires', '/overview/koyal-pay-overview#section-1']);
  });

  it('is whole where the companies like it cannot be read, and nobody is notified', async () => {
    const { shell } = opened('interviews', { isAlone: true });
    expect(await prepared()).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Similar companies' })).toBeNull();
    expect(shell.get(ToastStore).toasts).toEqual([]);
  });

  it('leads on in Hindi, too', async () => {
    opened('interviews', { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('link', { name: 'हर जगह पूछे जाने वाले सवाल' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'मिलती-जुलती कंपनियाँ' })).toBeTruthy();
  });
});

describe('a tab of a company of which few shared anything (R-020, R-022)', () => {
  it.each(['reviews', 'interviews'] as const)('of its %s has what one shared, and the same ways on below', async (tab) => {
    opened(tab, { people: 1 });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(await similar()).toBeTruthy();
    if (tab === 'interviews') expect(await prepared()).toHaveLength(2);
  });

  it.each(['reviews', 'interviews', 'benefits'] as const)('has none of these ways where many shared its %s', async (tab) => {
    opened(tab, { people: 8 });
    await screen.findByRole('heading', { level: 1, name: /Koyal Pay/ });
    expect(screen.queryByRole('region', { name: /Similar companies|To prepare/ })).toBeNull();
  });
});
