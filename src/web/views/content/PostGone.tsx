import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import type { RemovalReason } from '#core/moderation/moderation-outcome.ts';
import { screens } from '#core/navigation/screens.ts';
import type { PostStatus } from '#core/posts/post.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface PostGoneProps {
  readonly status: PostStatus;
  readonly removal: RemovalReason | null;
}

/** The place of something that is not shown any more: what happened, by which rule, in which week, and where that is stored (R-064, F-04). */
export const PostGone = observer(function PostGone({ status, removal }: PostGoneProps) {
  const words = useWords(postPageWords);
  const { language } = useStore(WordsStore);
  return (
    <p className="gone">
      {words.gone[status]}
      {removal && removal.rule !== 'author' && ` ${words.goneRule(words.rulesNamed[removal.rule])}`}
      {removal && ` ${words.goneWeek(dateIn(`${language}-IN`, mondayOf(removal.week)))} `}
      {removal && <Link to={screens.transparency}>{words.ledger}</Link>}
    </p>
  );
});
