import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { benefitsPath, screens } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import * as wiring from '#web/app/benefits/company-benefits-wiring.ts';
import { koyal } from '#tests/companies.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { open } from '#tests/screens/open.tsx';
import { reported, reportedBy } from './reported-benefits.ts';

const opened = (all: readonly KnownBenefits[], path = benefitsPath('koyal-pay'), preferences = new FakePreferences(), company = koyal) =>
  open(
    wiring,
    screens.companyBenefits,
    path,
    [
      [Companies, new FakeCompanies([company])],
      [Benefits, new FakeBenefits([koyal], all)],
      [Nudges, new FakeNudges()],
    ],
    { preferences },
  );

const offering = { ...koyal, offeredBenefits: ['creche'], byCompany: [{ fact: 'benefits', changedOn: '2026-06-12' } as const] };
const offered = 'The company says it offers: Crèche (12 June 2026).';

const row = async (name: RegExp) => screen.findByRole('link', { name });

describe('the benefits of a company (R-024)', () => {
  it('that nobody shared say so, and ask for the first', async () => {
    opened([]);
    expect(await screen.findByText("Employees haven't shared any benefits yet.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your benefits' }).getAttribute('href')).toBe('/contribute/company-benefits?company=koyal-pay');
    expect(screen.queryByRole('heading', { name: 'What people get' })).toBeNull();
  });

  it.each([
    ['nobody', []],
    ['many', reportedBy(9, ['creche'])],
  ])('are beside what the company says it offers, shared by %s', async (_who, all) => {
    opened(all, benefitsPath('koyal-pay'), new FakePreferences(), offering);
    expect(await screen.findByText(offered)).toBeTruthy();
  });

  it('are a tab of its page, grouped, each with its share and total (R-027, R-034)', async () => {
    opened([
      ...reportedBy(6, ['provident-fund', 'cab']),
      ...reportedBy(2, ['provident-fund'], ['cab']),
      reported([], ['creche'], { benefit: 'cab', text: 'After nine.' }),
    ]);
    expect((await row(/^Provident fund/)).textContent).toBe('Provident fund (PF)Over 90% of 8+ people say yes');
    expect((await row(/^Cab or bus/)).textContent).toBe('Cab or bus to work80% of 8+ people say yes1 note');
    expect((await row(/^Cab or bus/)).getAttribute('href')).toBe('/benefits/koyal-pay-benefits/cab');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Money', 'Perks']);
    expect(screen.getByText('Most say they get: Provident fund (PF); Cab or bus to work.')).toBeTruthy();
    expect(screen.getByText('From 8+ people')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Company pages' }))
        .getByRole('link', { name: 'Benefits' })
        .getAttribute('aria-current'),
    ).toBe('page');
  });

  it('of fewer than eight people tell no share, and why (F-02)', async () => {
    opened([...reportedBy(6, ['gym'], ['meals']), reported([], ['creche'], { benefit: 'cab', text: 'After nine.' })]);
    expect((await row(/^Cab or bus/)).textContent).toBe('Cab or bus to workToo few answers to show1 note');
    expect(screen.queryByRole('link', { name: /^Gym/ })).toBeNull();
    expect(screen.getByText(/^We show a percentage once eight people have answered\..* only after eight new answers/)).toBeTruthy();
    expect(screen.queryByText(/^Most say they get/)).toBeNull();
    expect(screen.getByText('Say what you get: yes or no, on one page. Your answers are not linked to any account.')).toBeTruthy();
  });

  it('of many people say how many, of how many', async () => {
    opened([...reportedBy(1_200, ['gratuity']), ...reportedBy(300, [], ['gratuity'])]);
    expect((await row(/^Gratuity/)).textContent).toBe('Gratuity80% of 1,000+ people say yes');
  });

  it('stand in Hindi, too', async () => {
    opened(reportedBy(8, ['health-insurance']), benefitsPath('koyal-pay'), new FakePreferences({ language: 'hi' }));
    expect((await row(/^हेल्थ इंश्योरेंस/)).textContent).toBe('हेल्थ इंश्योरेंस8+ लोगों में से 90% से ज़्यादा कहते हैं हाँ');
  });

  it('tell search engines the way to them, and report a missing company', async () => {
    const { router } = opened(reportedBy(8, ['gym']));
    await row(/^Gym/);
    expect(router.current?.loaded?.head()).toMatchObject({
      canonical: '/benefits/koyal-pay-benefits',
      status: 200,
      structured: { itemListElement: [{ name: 'Companies' }, { name: 'Benefits at Koyal Pay', item: '/benefits/koyal-pay-benefits' }] },
    });
  });

  it.each(['/benefits/no-such-benefits', '/benefits/koyal-pay-reviews'])('are missing at %s', async (path) => {
    const { router } = opened([], path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });
});
