import { screens } from '#core/navigation/screens.ts';
import * as reviewForm from '#web/app/reviews/review-form-wiring.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { contributedAt, type ShownKind } from './shown-kind.ts';

export const shownReview: ShownKind = {
  form: [reviewForm, screens.reviewForm],
  send: async ({ reviews }) => (await reviews.send(contributedAt, draft)).reviewId,
  heading: 'A review of Koyal Pay',
  submitted: 'Review submitted',
  said: [draft.likes],
  change: (id) => `/contribute/company-review-v3?rid=${id}&step=send`,
  page: (id) => ['View review', `/review/${id}`],
  question: 'Delete this review?',
  because: 'It is deleted for everyone, with its ratings and text.',
  gone: 'This review no longer exists. You cannot open or change it.',
  takenDown: ['review', 'Edit Review'],
  offer: 'Review a company',
  offeredNext: 'Share an interview',
  next: {
    heading: 'Your review is on its way',
    when: 'It will be published within three days.',
    see: ['What others say about Koyal Pay', '/reviews/koyal-pay-reviews'],
  },
};
