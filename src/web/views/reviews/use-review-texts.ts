import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import type { FormTexts } from '../exposure/form-texts.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useReviewTexts(): FormTexts {
  const words = useWords(reviewFormWords);
  const { card } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { title, likes, dislikes, companyName } = store.form.draft.fields;
  return {
    texts: { title, likes, dislikes },
    company: companyName,
    fieldNames: { title: words.reviewTitle, likes: card.likes, dislikes: card.dislikes },
    onReplace: (field, text) => store.type({ [field]: text }),
    urlOf: (field) => (field === 'likes' || field === 'dislikes' ? store.urlOf(field) : undefined),
  };
}
