/** Review parts for a post. */
export interface ReviewFacts {
  readonly companyName: string;
  readonly rating: number;
  readonly likes: string;
  readonly dislikes: string;
}

/** Sentences in the reader's language, from the caller. */
export interface ReviewPhrases {
  readonly title: (companyName: string, rating: number) => string;
  readonly likes: string;
  readonly dislikes: string;
}

/** Omits what the review omits. */
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
