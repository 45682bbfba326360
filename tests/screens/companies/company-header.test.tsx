import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { benefitsPath, screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/benefits/company-benefits-wiring.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (known: Partial<KnownCompany>, preferences = new FakePreferences()) => {
  const company = aCompany({ name: 'Koyal Pay', ...known });
  open(
    wiring,
    screens.companyBenefits,
    benefitsPath(company.urlName),
    [
      [Companies, new FakeCompanies([company])],
      [Benefits, new FakeBenefits([company], [])],
    ],
    { preferences },
  );
};

const tabCounts = { reviews: 23, salaries: 20_000, interviews: 5_000, interviewQuestions: 195, benefits: 8, jobs: 6, posts: 1_412, questions: 2 };

const header = async () => (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
const tabs = async () => within(await screen.findByRole('navigation', { name: /Company pages|कंपनी के पेज/ })).getAllByRole('link');

describe('the header of a company, the same on all its tabs (R-031)', () => {
  it('says in one line what it does, where, and how many follow it', async () => {
    opened({ industry: 'Payments', secondaryIndustry: 'Software', locations: ['Pune', 'Kochi'], followersCount: 41_250, photosCount: 12, relationsCount: 3 });
    expect(within(await header()).getByText('Payments · Pune and 1 more city · 41.2k followers')).toBeTruthy();
    expect((await header()).textContent).not.toMatch(/photo|associated|501|Software/);
  });

  it('has three buttons, of which the review is the one that stands out', async () => {
    opened({});
    const ways = [
      ...within(await header()).getAllByRole('button'),
      ...within(await header())
        .getAllByRole('link')
        .slice(1),
    ];
    expect(ways.map((way) => way.getAttribute('aria-label') ?? way.textContent)).toEqual(['Follow Koyal Pay', 'Compare', 'Write a review']);
    expect(ways.filter(({ className }) => className.includes('main')).map(({ textContent }) => textContent)).toEqual(['Write a review']);
  });

  it('keeps the award, and calls no page premium, as nothing is for sale', async () => {
    opened({ isPremium: true, award: { year: 2025, slug: 'payments', industry: 'Payments', place: 2 } });
    expect(within(await header()).queryByText(/premium/i)).toBeNull();
    expect(within(await header()).getByRole('link', { name: /2025/ })).toBeTruthy();
  });
});

describe('how much is behind each tab (R-027, R-015)', () => {
  it('is one number for what the tab names, exact or in steps', async () => {
    opened({ reviewsCount: 21, photosCount: 12, tabCounts });
    expect((await tabs()).map(({ textContent }) => textContent)).toEqual([
      'About Company',
      'Reviews23',
      'Salaries20k+',
      'Interview Questions195',
      'Benefits8+',
      'Jobs6',
      'Office Photos12',
      'Community1.4k',
      'Q&A2',
    ]);
    expect(within(await header()).getByRole('link', { name: '21 reviews' })).toBeTruthy();
  });

  it('is left out where there is nothing', async () => {
    opened({ reviewsCount: 0 });
    expect((await tabs()).map(({ textContent }) => textContent).slice(0, 4)).toEqual(['About Company', 'Reviews', 'Salaries', 'Interview Questions']);
  });

  it('is said in Hindi units', async () => {
    opened({ reviewsCount: 2_140, tabCounts: { ...tabCounts, reviews: 2_150 } }, new FakePreferences({ language: 'hi' }));
    expect((await tabs()).map(({ textContent }) => textContent).slice(1, 3)).toEqual(['रिव्यू2.1 हज़ार', 'सैलरी20 हज़ार+']);
    expect(within(await header()).getByRole('link', { name: '2,140 रिव्यू' })).toBeTruthy();
  });
});
