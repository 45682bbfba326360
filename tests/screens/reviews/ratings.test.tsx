import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as wiring from '#web/app/reviews/company-reviews-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (count: number, query = '', { beside = 0, language = 'en' }: { readonly beside?: number; readonly language?: 'en' | 'hi' } = {}) => {
  const of = (countedYear: number | null) => (_: unknown, at: number) =>
    aKnownReview({ companyId: koyal.companyId, week: at % 2 ? '2026-W20' : '2026-W40', countedYear });
  const reviews = [...Array.from({ length: count }, of(2026)), ...Array.from({ length: beside }, of(null))];
  return open(
    wiring,
    screens.companyReviews,
    reviewsPath('koyal-pay') + query,
    [
      [Companies, new FakeCompanies([koyal])],
      [Reviews, new FakeReviews([koyal], reviews)],
    ],
    { preferences: new FakePreferences({ language }) },
  );
};

describe('the filters of reviews on a small screen (W-09)', () => {
  it('are in a sheet, whose button says how many reviews follow each choice', async () => {
    const at = opened(30, '?sort=newToOld');
    await userEvent.click(await screen.findByText('Filters', { selector: 'summary' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('button', { name: 'Show 20+ reviews' })).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: 'Last 12 months' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Show [\d+]+ reviews?$/ }));
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    expect(at.router.current?.location.search).toBe('?years=1&sort=newToOld');
  });
});

describe('the ratings of a company (R-020)', () => {
  it('show the number and its basis at once, and fold the rest', async () => {
    opened(40);
    const panel = within(await screen.findByRole('region', { name: 'Ratings' }));
    expect(panel.getByText('40 reviews').closest('details')).toBeNull();
    const fold = panel.getByText('How people rated it', { selector: 'summary' }).closest('details');
    expect(fold?.open).toBe(false);
    for (const chart of ['By category', 'Quarter by quarter', 'How is this calculated?']) expect(fold?.contains(panel.getByText(chart))).toBe(true);
  });

  it('have no chart where fewer than two quarters have a mean', async () => {
    opened(8);
    const panel = within(await screen.findByRole('region', { name: 'Ratings' }));
    expect(panel.queryByText('Quarter by quarter')).toBeNull();
  });

  it('say that all reviews count, where the list below is narrowed', async () => {
    const said = 'These are the stars of all reviews that count, whatever filters you choose below.';
    opened(40, '?rating=4&sort=newToOld');
    expect(await screen.findByText(said)).toBeTruthy();
    cleanup();
    opened(40, '?sort=newToOld');
    await screen.findByRole('region', { name: 'Ratings' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it.each([
    [
      'en',
      '9 reviews',
      '2 reviews are not in the stars.',
      { isIn: 'Counted in the stars', isNot: 'Not in the stars', why: /work or college email.*nobody checks/ },
    ],
    ['hi', '9 रिव्यू', '2 रिव्यू स्टार में नहीं गिने गए।', { isIn: 'स्टार में गिना गया', isNot: 'स्टार में नहीं गिना गया', why: /कॉलेज के मेल.*कोई नहीं जाँचता/ }],
  ] as const)('say in %s how many reviews count and how many do not, explained on press (F-09)', async (language, counted, beside, { isIn, isNot, why }) => {
    opened(9, '', { beside: 2, language });
    const panel = within(await screen.findByRole('region', { name: language === 'en' ? 'Ratings' : 'रेटिंग' }));
    expect(panel.getByText(counted)).toBeTruthy();
    expect(panel.getByText(new RegExp(`^${beside}`))).toBeTruthy();
    await waitFor(() => expect([screen.getAllByText(isIn).length, screen.getAllByText(isNot).length]).toEqual([9, 2]));
    for (const mark of [...screen.getAllByText(isIn), ...screen.getAllByText(isNot)]) {
      const fold = mark.closest('details');
      expect([mark.tagName, fold?.open, fold?.textContent?.match(why) !== null]).toEqual(['SUMMARY', false, true]);
    }
  });

  it('are not said to have nobody behind them where no review counts', async () => {
    opened(0, '', { beside: 2 });
    expect(await screen.findByText(/^Fewer than 5 reviews count so far/)).toBeTruthy();
    expect(await screen.findByText('5 more reviews, and this company gets a rating.')).toBeTruthy();
  });

  it('let the keyboard skip the filters, to the heading of what was found', async () => {
    opened(9);
    const skip = await screen.findByRole('link', { name: 'Skip to results' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('What people say');
  });
});
