import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { Rating } from '../figures/Rating.tsx';
import { ExistingModerated, type ExistingProps } from './ExistingModerated.tsx';
import { OwnReply } from './OwnReply.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './contributions.module.css';

export const ExistingReview = observer(function ExistingReview({ one, remove }: ExistingProps<LocalOfKinds['review']>) {
  const own = one.asking.value;
  if (!own) return null;
  const { reviewId, stars, title, likes, dislikes, reply, company } = own;
  return (
    <ExistingModerated
      one={one}
      own={own}
      id={reviewId}
      page={reviewPath(reviewId)}
      form={reviewFormUrl({ reviewId, step: 'send' })}
      remove={remove}
      more={own.state === 'live' && <MakePost of={own} />}
    >
      <Rating value={stars} />
      {title && <p className="strong">{title}</p>}
      <p className={styles.said}>{likes}</p>
      <p className={styles.said}>{dislikes}</p>
      {reply && <OwnReply one={one} id={reviewId} reply={reply} company={company.name} />}
    </ExistingModerated>
  );
});

/** Begins a post in the community of the company, to be read before it is sent. */
const MakePost = observer(function MakePost({ of: { company, stars: rating, likes, dislikes } }: { readonly of: OwnReview }) {
  const { list: words } = useWords(contributionWords);
  const writing = useStore(WritingStore);
  const community = { entityId: company.urlName, type: 'company', name: company.name } as const;
  const begin = () => writing.open({ community, review: { companyName: company.name, rating, likes, dislikes } });
  return <Button onClick={begin}>{words.makePost}</Button>;
});
