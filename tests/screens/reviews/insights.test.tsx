import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { reviewPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { mostDigested } from '#core/reviews/digest.ts';
import { noExitFigures } from '#core/reviews/exit-figures.ts';
import type { ExitFacts } from '#core/reviews/review-draft.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as wiring from '#web/app/reviews/company-reviews-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview, type KnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

const facts: ExitFacts = { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'yes', relievingDays: 12, settlementDays: 45, isWithheld: false };
const said = (known: Partial<KnownReview> = {}) => aKnownReview({ companyId: koyal.companyId, ...known });

const opened = (reviews: readonly KnownReview[], preferences = new FakePreferences()) =>
  open(
    wiring,
    screens.companyReviews,
    reviewsPath('koyal-pay'),
    [
      [Companies, new FakeCompanies([koyal])],
      [Reviews, new FakeReviews([koyal], reviews)],
    ],
    { preferences },
  );

/** More reviews than a digest uses. */
class ManyReviews extends FakeReviews {
  override async insights(urlName: string): Promise<ReviewInsights> {
    return { figures: await this.figures(urlName), exit: noExitFigures, digest: { reviewsRead: mostDigested, topics: [] } };
  }
}

async function folded(heading: string): Promise<HTMLElement> {
  const part = (await screen.findByRole('heading', { level: 2, name: heading })).closest('details');
  if (!part) throw new Error(`${heading} is not folded.`);
  return part;
}

describe('what leaving takes, on the reviews of a company (F-06, R-020)', () => {
  it('is said in numbers with their totals, beside what the law says', async () => {
    opened([
      ...Array.from({ length: 5 }, () => said({ exit: facts })),
      ...Array.from({ length: 4 }, () => said({ exit: { ...facts, noticeDays: 90, isWithheld: true } })),
    ]);
    const part = await folded('If you leave');
    expect(within(part).getByText('60 days of notice')).toBeTruthy();
    expect(within(part).getByText('the middle half say 60 days to 90 days')).toBeTruthy();
    expect(within(part).getAllByText('8+ people').length).toBe(6);
    expect(within(part).getByText('Did not get some money or papers').nextElementSibling?.textContent).toContain('40%');
    expect(within(part).queryByText('Amount of the bond')).toBeNull();
    expect(within(part).getByText('This rule is in force from 21 November 2025. Source: Code on Wages 2019, s.17(2).')).toBeTruthy();
    expect(within(part).getByText(/within two working days of the last day/)).toBeTruthy();
  });

  it('is left open below eight people, in Hindi as well', async () => {
    opened(
      Array.from({ length: 7 }, () => said({ exit: facts })),
      new FakePreferences({ language: 'hi' }),
    );
    const part = await folded('नौकरी छोड़ें तो');
    expect(within(part).getByText(/अभी 8 से कम लोगों ने/)).toBeTruthy();
    expect(within(part).queryByText(/60 दिन/)).toBeNull();
  });

  it('has no place where nobody has said anything', async () => {
    opened([]);
    expect(await screen.findByText("Employees haven't posted any reviews yet.")).toBeTruthy();
    expect(screen.queryByText('If you leave')).toBeNull();
  });
});

describe('what people agree on, on the reviews of a company (F-27, R-020)', () => {
  const fed = (number: number) =>
    said({ likes: `Canteen plate number ${number} is good and costs little.`, dislikes: 'We sit far away from the windows here.' });

  it('is said by topic with counts and quarters, each sentence leading to its review', async () => {
    const cold = said({ likes: 'We sit by the window and it is quiet.', dislikes: 'The lunch is cold for the late crowd, day by day.', week: '2025-W05' });
    opened([fed(1), fed(2), fed(3), fed(4), cold]);
    const part = await folded('What people agree on');
    expect(within(part).getByText('Food: Mostly liked')).toBeTruthy();
    expect(within(part).getByText('5 people mention it')).toBeTruthy();
    expect(within(part).getByText('Q1 2025 to Q4 2026')).toBeTruthy();
    expect(within(part).getByText('80% (4)')).toBeTruthy();
    expect(within(part).getByText('20% (1)')).toBeTruthy();
    expect(within(part).getByText(/From 5 reviews/)).toBeTruthy();
    const quote = within(part).getByText('The lunch is cold for the late crowd, day by day.').closest('a');
    expect(quote?.getAttribute('href')).toBe(reviewPath(cold.reviewId));
    expect(within(part).getAllByRole('link', { hidden: true }).length).toBe(4);
  });

  it('shows three topics at first, and the others when they are asked for', async () => {
    const all = Array.from({ length: 5 }, (_, number) =>
      said({
        likes: `Canteen plate number ${number} is good. My manager number ${number} listens well.`,
        dislikes: `Salary number ${number} came late. The cab number ${number} never comes.`,
      }),
    );
    opened(all);
    const part = await folded('What people agree on');
    expect(within(part).getAllByRole('heading', { level: 3, hidden: true }).length).toBe(4);
    const more = within(part).getByText('1 more').closest('details');
    expect(more?.open).toBe(false);
    expect(more && within(more).getAllByRole('heading', { level: 3, hidden: true }).length).toBe(1);
  });

  it('says where it is made of the newest alone', async () => {
    open(wiring, screens.companyReviews, reviewsPath('koyal-pay'), [
      [Companies, new FakeCompanies([koyal])],
      [Reviews, new ManyReviews([koyal], [fed(1)])],
    ]);
    const part = await folded('What people agree on');
    expect(within(part).getByText(/From the newest 2,000 reviews/)).toBeTruthy();
    expect(within(part).getByText('We show a topic once 5 people mention it.')).toBeTruthy();
  });
});
