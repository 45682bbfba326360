import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import type { HeldContribution } from '#web/stores/contributions/held-contribution.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './contributions.module.css';

interface ContributionRowProps {
  readonly one: HeldContribution;
  readonly remove: () => void;
}

/** One contribution of this device; how it stands is asked for by a press, so that no two are asked for together. */
export const ContributionRow = observer(function ContributionRow({ one, remove }: ContributionRowProps) {
  const { list: words } = useWords(contributionWords);
  const { key, asking, isGone } = one;
  const name = key.about === undefined ? words.unnamed : words.reviewOf(key.about);
  const own = asking.value;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {own ? <Tag tone={own.state === 'rejected' ? 'warn' : 'ink'}>{words.stateSaid[own.state]}</Tag> : !isGone && <Unasked one={one} />}
      </div>
      <div role="status">
        {isGone && <Gone one={one} />}
        {asking.state.status === 'FAILURE' && <p className="err">{words.askFailed}</p>}
      </div>
      {own && <Standing own={own} remove={remove} />}
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

const Standing = observer(function Standing({ own, remove }: { readonly own: OwnReview; readonly remove: () => void }) {
  const { list: words } = useWords(contributionWords);
  return (
    <>
      <Rating value={own.stars} />
      {own.title && <p className="strong">{own.title}</p>}
      <p className={styles.said}>{own.likes}</p>
      <p className={styles.said}>{own.dislikes}</p>
      <div className="row">
        {own.state === 'live' && (
          <Link to={reviewPath(own.reviewId)} className="btn">
            {words.view}
          </Link>
        )}
        {own.state !== 'rejected' && (
          <Link to={reviewFormUrl({ reviewId: own.reviewId, step: 'send' })} className="btn">
            {words.edit}
          </Link>
        )}
        <Button onClick={remove}>{words.remove}</Button>
      </div>
    </>
  );
});

const Gone = observer(function Gone({ one }: Pick<ContributionRowProps, 'one'>) {
  const { list: words } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  return (
    <div className="row">
      <p className="grow">{one.key.thingId === undefined ? words.unsent : words.gone}</p>
      <Button onClick={() => void store.forget(one)}>{words.forget}</Button>
    </div>
  );
});
