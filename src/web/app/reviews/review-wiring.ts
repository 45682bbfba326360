import { routes as desk } from '#contract/generated/desk.ts';
import { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanyReplies } from '#web/adapters/company-desk/http-company-replies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { ReplyVersionsStore } from '#web/stores/company-desk/reply-versions-store.ts';
import { ReviewStore } from '#web/stores/reviews/review-store.ts';
import { reviewHead } from '#web/views/reviews/review-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { reviewBindings, reviewSentences } from './review-parts.ts';

export { ReviewScreen as Screen } from '#web/views/reviews/ReviewScreen.tsx';

export const shared = [...helpfulBindings, ...followBindings];

export const words = reviewSentences;

export const over = [...postOverlays, notedVisit];

export const bindings = [
  ...companyBindings,
  ...reviewBindings,
  store(ReviewStore, [Reviews]),
  overHttp(CompanyReplies, httpCompanyReplies, desk),
  store(ReplyVersionsStore, [CompanyReplies]),
];

/** Loads a review before the head of its company. */
export const load = async (stores: Stores, { params }: RouteMatch) => {
  const review = stores.get(ReviewStore);
  await review.open(params['reviewId'] ?? '');
  if (review.one.value) await stores.get(CompanyStore).open(review.one.value.company.urlName);
};

export const head = (stores: Stores) => reviewHead(stores.get(ReviewStore), stores.get(WordsStore));
