import { observer } from 'mobx-react-lite';
import type { RemovalReason } from '#core/moderation/moderation-outcome.ts';
import { screens } from '#core/navigation/screens.ts';
import type { PostStatus } from '#core/posts/post.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { useMonday } from './use-monday.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface PostGoneProps {
  readonly status: PostStatus;
  readonly removal: RemovalReason | null;
}

/** Placeholder with what happened, the rule, the week and its record (R-064, F-04). */
export const PostGone = observer(function PostGone({ status, removal }: PostGoneProps) {
  const words = useWords(postPageWords);
  const monday = useMonday();
  return (
    <p className="gone">
      {words.gone[status]}
      {removal && removal.rule !== 'author' && ` ${words.goneRule(words.rulesNamed[removal.rule])}`}
      {removal && ` ${words.goneWeek(monday(removal.week))} `}
      {removal && <Link to={screens.transparency}>{words.ledger}</Link>}
    </p>
  );
});
