import type { WrittenTexts } from '#core/composer/written-texts.ts';
import { longestTexts } from '#core/posts/post-texts.ts';
import { postFromReview, type ReviewFacts, type ReviewPhrases } from '#core/posts/review-post.ts';

/** Rules of tidying, loaded on demand; without a line the words stay as they are. */
const cleaner = () => import(/* webpackChunkName: "cleaner" */ '#core/rephrase/cleaner.ts');

/** Begins a post with a review’s words, on the device alone: no session may carry them (R-079, F-07). */
export async function writingOfReview(review: ReviewFacts, phrases: ReviewPhrases): Promise<WrittenTexts> {
  const { title, content } = postFromReview(review, phrases);
  const tidied = await cleaner().then(
    ({ cleaned }) => cleaned({ title: '', description: content }),
    () => undefined,
  );
  return { title: title.slice(0, longestTexts.title), inputText: tidied?.isText ? tidied.description : content };
}
