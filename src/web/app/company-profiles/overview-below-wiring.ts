import { routes as review } from '#contract/generated/review.ts';
import { Clock } from '#core/clock.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { overHttp, store } from '../container/bind.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { OverviewBelow as Below } from '#web/views/company-profiles/OverviewBelow.tsx';

export const shared = helpfulBindings;

export const over = postOverlays;

export const bindings = [overHttp(Reviews, httpReviews, review), store(CompanyReviewsStore, [Reviews, Clock])];
