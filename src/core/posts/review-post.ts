/** The parts of a review that a post is made of. */
export interface ReviewFacts {
  readonly companyName: string;
  readonly rating: number;
  readonly likes: string;
  readonly dislikes: string;
}

/** The sentences of a post that is made of a review; the caller has them in the reader's language. */
export interface ReviewPhrases {
  readonly title: (companyName: string, rating: number) => string;
  readonly likes: string;
  readonly dislikes: string;
}

/** Turns a review into the text of a post; what the review leaves out, the post leaves out. */
export function postFromReview(
  { companyName, rating, likes, dislikes }: ReviewFacts,
  phrases: ReviewPhrases,
): { readonly title: string; readonly content: string } {
  const parts = [
    [phrases.likes, likes],
    [phrases.dislikes, dislikes],
  ].flatMap(([heading = '', text = '']) => (text.trim() === '' ? [] : [`${heading} ${text.trim()}`]));
  return { title: phrases.title(companyName.trim(), rating), content: parts.join('\n\n') };
}
