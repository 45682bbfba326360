import type { WrittenTexts } from '#core/composer/written-texts.ts';
import { longestTexts } from '#core/posts/post-texts.ts';
import { postFromReview, type ReviewFacts, type ReviewPhrases } from '#core/posts/review-post.ts';
import { cleaned } from '#core/rephrase/cleaner.ts';

/** Begins a post with a review’s words, on the device alone: no session may carry them (R-079, F-07). */
export function writingOfReview(review: ReviewFacts, phrases: ReviewPhrases): WrittenTexts {
  const { title, content } = postFromReview(review, phrases);
  const tidied = cleaned({ title: '', description: content });
  return { title: title.slice(0, longestTexts.title), inputText: tidied.isText ? tidied.description : content };
}
