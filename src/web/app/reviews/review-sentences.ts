import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { feedSentences } from '../posts/post-bindings.ts';

/** The sentences of reviews, and of all that may be done with one as with a post. */
export const reviewSentences = [...feedSentences, companyWords, ratingWords, reviewWords];
