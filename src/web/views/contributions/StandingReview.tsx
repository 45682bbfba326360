import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { mayMend } from '#core/contributions/contribution-state.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import type { HeldReview } from '#web/stores/contributions/held-review.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import styles from './contributions.module.css';

interface StandingReviewProps {
  readonly one: HeldReview;
  readonly remove: () => void;
}

/** A review as it stands, what moderators decided, and all that its author can do (R-090, F-28). */
export const StandingReview = observer(function StandingReview({ one, remove }: StandingReviewProps) {
  const { list: words, kinds } = useWords(contributionWords);
  const { appealing, asking } = one;
  const { state } = appealing;
  const own = asking.value;
  if (!own) return null;
  return (
    <>
      {own.state === 'submitted' && own.moderation.length === 0 && (
        <p>
          <b>{kinds.review.states.submitted}.</b> {kinds.review.waits}
        </p>
      )}
      <DecisionNote
        review={own}
        isPending={state.status === 'LOADING'}
        problem={state.status === 'FAILURE' ? state.failure : undefined}
        onAppeal={(text) => void one.appeal(own.reviewId, text)}
      />
      <Rating value={own.stars} />
      {own.title && <p className="strong">{own.title}</p>}
      <p className={styles.said}>{own.likes}</p>
      <p className={styles.said}>{own.dislikes}</p>
      <div className="row">
        {own.state === 'live' && (
          <Link to={reviewPath(own.reviewId)} className="btn">
            {kinds.review.states.live}
          </Link>
        )}
        <Change own={own} />
        <Button onClick={remove}>{words.remove}</Button>
      </div>
    </>
  );
});

const Change = observer(function Change({ own }: { readonly own: OwnReview }) {
  const { list: words, kinds } = useWords(contributionWords);
  const { today } = useStore(ContributionsStore);
  const isTaken = own.state === 'rejected';
  if (isTaken && !mayMend(own, today)) return null;
  return (
    <Link to={reviewFormUrl({ reviewId: own.reviewId, step: 'send' })} className="btn">
      {isTaken ? kinds.review.states.rejected : words.edit}
    </Link>
  );
});
