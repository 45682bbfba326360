import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import type { Review } from '#core/reviews/review.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { HelpfulActions } from '../content/HelpfulActions.tsx';
import { useWords } from '../words.tsx';

interface ReviewActionsProps {
  readonly review: Review;
  readonly isAlone: boolean;
}

export const ReviewActions = observer(function ReviewActions({ review, isAlone }: ReviewActionsProps) {
  const { card, one } = useWords(reviewWords);
  const { reviewId, company, helpfulCount, title, likes, dislikes } = review;
  return (
    <HelpfulActions
      resource={{ resourceId: reviewId, resourceType: 'REVIEW' }}
      helpfulCount={helpfulCount}
      title={title ?? one.title(company.name)}
      path={reviewPath(reviewId)}
      text={[title ?? '', likes, dislikes].join('\n\n')}
      isAlone={isAlone}
      words={card}
    />
  );
});
