import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { Rating } from '../figures/Rating.tsx';
import { ExistingModerated, type ExistingProps } from './ExistingModerated.tsx';
import { OwnReply } from './OwnReply.tsx';
import styles from './contributions.module.css';

export const ExistingReview = observer(function ExistingReview({ one, remove }: ExistingProps<LocalOfKinds['review']>) {
  const own = one.asking.value;
  if (!own) return null;
  const { reviewId, stars, title, likes, dislikes, reply, company } = own;
  return (
    <ExistingModerated one={one} own={own} id={reviewId} page={reviewPath(reviewId)} form={reviewFormUrl({ reviewId, step: 'send' })} remove={remove}>
      <Rating value={stars} />
      {title && <p className="strong">{title}</p>}
      <p className={styles.said}>{likes}</p>
      <p className={styles.said}>{dislikes}</p>
      {reply && <OwnReply one={one} id={reviewId} reply={reply} company={company.name} />}
    </ExistingModerated>
  );
});
