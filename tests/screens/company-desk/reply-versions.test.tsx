import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { screens } from '#core/navigation/screens.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as wiring from '#web/app/reviews/review-wiring.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { open } from '#tests/screens/open.tsx';
import { aBrowser, aWorld, koyalPay } from './open-desk.ts';

it('a changed reply keeps its earlier wordings readable for everyone', async () => {
  const user = userEvent.setup();
  const { world, replies, desks } = aBrowser(aWorld(), 'meera@koyal-pay.example');
  const [known] = world.reviews;
  if (!known) throw new Error('There is no review.');
  await desks.claim('koyal-pay', 'Meera Kulkarni');
  await replies.save('koyal-pay', known.reviewId, 'We look into rosters.');
  await replies.save('koyal-pay', known.reviewId, 'Rosters are out 14 days ahead now.');
  const reviews = new FakeReviews([koyalPay], [{ ...known, reply: 'Rosters are out 14 days ahead now.' }]);
  open(wiring, screens.review, `/review/${known.reviewId}`, [
    [Companies, new FakeCompanies([koyalPay])],
    [Reviews, reviews],
    [CompanyReplies, replies],
  ]);
  await user.click(await screen.findByText('Earlier wordings of the reply'));
  expect(await screen.findByText('We look into rosters.')).toBeTruthy();
});
