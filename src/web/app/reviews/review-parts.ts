import { routes as review } from '#contract/generated/review.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { overHttp } from '../container/bind.ts';
import { helpfulSentences } from '../posts/helpful-bindings.ts';

export const reviewSentences = [...helpfulSentences, companyWords, ratingWords, reviewWords, companyReplyWords];

export const reviewBindings = [overHttp(Reviews, httpReviews, review)];
