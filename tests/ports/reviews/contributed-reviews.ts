import type { NewReview } from '#core/reviews/review-draft.ts';

export const draft: NewReview = {
  stars: 4,
  ratings: { workLife: 5 },
  title: 'Good teams',
  likes: 'Seniors review code properly and nobody calls after seven.',
  dislikes: 'The promotion cycle moved twice within this one year.',
  designationId: null,
  cityId: null,
  employment: 'full-time',
  isCurrent: false,
  exit: null,
  isInvited: false,
};
