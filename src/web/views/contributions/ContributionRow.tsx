import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { contributionState, mayMend } from '#core/reviews/contribution-state.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import type { HeldContribution } from '#web/stores/contributions/held-contribution.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import styles from './contributions.module.css';

interface ContributionRowProps {
  readonly one: HeldContribution;
  readonly remove: () => void;
}

/** One contribution of this device; how it stands is asked for by a press, so that no two are asked for together. */
export const ContributionRow = observer(function ContributionRow({ one, remove }: ContributionRowProps) {
  const { list: words } = useWords(contributionWords);
  const { key, asking, isGone } = one;
  const own = asking.value;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{key.about === undefined ? words.unnamed : words.reviewOf(key.about)}</h3>
        {!own && !isGone && <Unasked one={one} />}
      </div>
      <div role="status">
        {isGone && <Gone one={one} />}
        {asking.state.status === 'FAILURE' && <p className="err">{words.askFailed}</p>}
      </div>
      {own && <Standing one={one} own={own} remove={remove} />}
    </li>
  );
});

const Unasked = observer(function Unasked({ one: { asking } }: Pick<ContributionRowProps, 'one'>) {
  const { list: words } = useWords(contributionWords);
  const isBusy = asking.state.status === 'LOADING';
  return (
    <Button busy={isBusy} onClick={() => void asking.send()}>
      {isBusy ? words.asking : words.ask}
    </Button>
  );
});

/** A review as it stands, what moderators decided, and all that its author can do (R-090, F-28). */
const Standing = observer(function Standing({ one, own, remove }: ContributionRowProps & { readonly own: OwnReview }) {
  const { list: words } = useWords(contributionWords);
  const { appealing } = one;
  const { state } = appealing;
  return (
    <>
      {own.state === 'submitted' && own.moderation.length === 0 && (
        <p>
          <b>{words.states.submitted}.</b> {words.waits}
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
            {words.states.live}
          </Link>
        )}
        <Change own={own} />
        <Button onClick={remove}>{words.remove}</Button>
      </div>
    </>
  );
});

const Change = observer(function Change({ own }: { readonly own: OwnReview }) {
  const { list: words } = useWords(contributionWords);
  const { today } = useStore(ContributionsStore);
  const isTaken = own.state === 'rejected';
  if (isTaken && !mayMend(own, today)) return null;
  return (
    <Link to={reviewFormUrl({ reviewId: own.reviewId, step: 'send' })} className="btn">
      {isTaken ? words.states.rejected : words.edit}
    </Link>
  );
});

/** What was asked for and is not there: never sent, or deleted since. */
const Gone = observer(function Gone({ one }: Pick<ContributionRowProps, 'one'>) {
  const { list: words } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  const isUnsent = one.key.thingId === undefined;
  return (
    <div className="row">
      <p className="grow">{isUnsent ? words.unsent : words.gone}</p>
      {isUnsent && (
        <Link to={reviewFormUrl()} className="btn">
          {words.states[contributionState(undefined)]}
        </Link>
      )}
      <Button onClick={() => void store.forget(one)}>{words.forget}</Button>
    </div>
  );
});
