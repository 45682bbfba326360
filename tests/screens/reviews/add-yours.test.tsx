import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as companyReviews from '#web/app/reviews/company-reviews-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

/** Opens the reviews of a company with so many. */
function reviewsOf(count: number, nudges = new FakeNudges()) {
  const reviews = Array.from({ length: count }, () => aKnownReview({ companyId: koyal.companyId }));
  const swaps = [
    [Companies, new FakeCompanies([koyal])],
    [Reviews, new FakeReviews([koyal], reviews)],
    [Nudges, nudges],
  ] as const;
  return open(companyReviews, '/reviews/:page', reviewsPath('koyal-pay'), swaps);
}

describe('the reviews of a company (F-26)', () => {
  it.each([
    [0, 'Be the first to say what it is like here.'],
    [4, 'One more review, and this company gets a rating.'],
    [6, '6 people have reviewed this company. Add yours: two minutes, and it is not linked to any account.'],
  ])('of %i people ask for one more, and close nothing to anyone who gives none', async (count, said) => {
    reviewsOf(count);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your review' }).getAttribute('href')).toBe('/contribute/company-review-v3?company=koyal-pay');
    expect(screen.queryAllByRole('article')).toHaveLength(count);
  });

  it('ask nobody again who did not want to be asked', async () => {
    const nudges = new FakeNudges();
    const { view } = reviewsOf(6, nudges);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link', { name: 'Add your review' })).toBeNull();
    view.unmount();
    reviewsOf(6, nudges);
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('link', { name: 'Add your review' })).toBeNull();
  });
});
