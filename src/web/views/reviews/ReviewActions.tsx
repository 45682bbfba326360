import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { reviewPath } from '#core/navigation/screens.ts';
import type { Review } from '#core/reviews/review.ts';
import { pressed } from '#core/votes/vote.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { UpIcon } from '../content/post-icons.tsx';
import { useCast } from '../content/use-cast.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './reviews.module.css';

interface ReviewActionsProps {
  readonly review: Review;
  /** Whether it stands at its own address. */
  readonly isAlone: boolean;
}

/** Helpful, share, report, and the address of a review by itself. */
export const ReviewActions = observer(function ReviewActions({ review: { reviewId, company, helpfulCount, title }, isAlone }: ReviewActionsProps) {
  const { card, one } = useWords(reviewWords);
  const [actions, toasts, cast, asMember] = [useStore(PostActionsStore), useStore(ToastStore), useCast(), useMembersOnly()];
  const resource = { resourceId: reviewId, resourceType: 'REVIEW' } as const;
  const vote = useStore(VotesStore).of(resource, { upVotes: helpfulCount, downVotes: 0, myVote: 'none' });
  const { upVotes, myVote } = vote.shown;
  const share = async () => {
    if ((await actions.passOn(title ?? one.title(company.name), reviewPath(reviewId))) === 'copied') toasts.show({ type: 'success', text1: card.copied });
  };
  return (
    <div className={styles.acts} role="group" aria-label={card.actions}>
      <Button look="quiet" className="needs-script" aria-pressed={myVote === 'up'} onClick={() => cast(vote, (shown) => pressed('up', shown.myVote))}>
        <UpIcon />
        {card.helpful}
        {upVotes > 0 && <b>{grouped(upVotes)}</b>}
        {upVotes > 0 && <span className="vh">{card.helpfulSaid(upVotes)}</span>}
      </Button>
      <Button look="quiet" className="needs-script" onClick={() => void share()}>
        <ShareIcon />
        {card.share}
      </Button>
      <Button look="quiet" className="needs-script" onClick={() => asMember(() => actions.ask({ kind: 'report', resource }))}>
        <FlagIcon />
        {card.report}
      </Button>
      {!isAlone && (
        <Link to={reviewPath(reviewId)} className={`go ${styles.open}`}>
          {card.open}
        </Link>
      )}
    </div>
  );
});
