import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as wiring from '#web/app/reviews/company-reviews-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (count: number, query = '') => {
  const reviews = Array.from({ length: count }, (_, at) => aKnownReview({ companyId: koyal.companyId, week: at % 2 ? '2026-W20' : '2026-W40' }));
  return open(wiring, screens.companyReviews, reviewsPath('koyal-pay') + query, [
    [Companies, new FakeCompanies([koyal])],
    [Reviews, new FakeReviews([koyal], reviews)],
  ]);
};

describe('the ratings of a company (R-020)', () => {
  it('show the number and its five parts at once, and fold what else is made of them', async () => {
    opened(40);
    const panel = within(await screen.findByRole('region', { name: 'Ratings' }));
    expect(panel.getAllByText('5 stars')[0]?.closest('details')).toBeNull();
    expect(panel.getByText('40 reviews').closest('details')).toBeNull();
    const fold = panel.getByText('See how many people gave each star (40 ratings)', { selector: 'summary' }).closest('details');
    expect(fold?.open).toBe(false);
    for (const chart of ['By category', 'Quarter by quarter', 'How is this calculated?']) expect(fold?.contains(panel.getByText(chart))).toBe(true);
  });

  it('say that all reviews count, where the list below is narrowed', async () => {
    const said = 'All reviews count here, whatever filters you choose below.';
    opened(40, '?rating=4&sort=newToOld');
    expect(await screen.findByText(said)).toBeTruthy();
    cleanup();
    opened(40, '?sort=newToOld');
    await screen.findByRole('region', { name: 'Ratings' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('let the keyboard skip the filters, to the heading of what was found', async () => {
    opened(9);
    const skip = await screen.findByRole('link', { name: 'Skip to results' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('What people say');
  });
});
