import { observer } from 'mobx-react-lite';
import type { RemovalReason } from '#core/moderation/moderation-outcome.ts';
import type { PostStatus } from '#core/posts/post.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { PostGone } from '../content/PostGone.tsx';
import { useWords } from '../words.tsx';

interface ModeratorNoticeProps {
  readonly status: PostStatus;
  readonly removal: RemovalReason | null;
}

/** Tells a moderator why they see hidden content, and what others see. */
export const ModeratorNotice = observer(function ModeratorNotice({ status, removal }: ModeratorNoticeProps) {
  const words = useWords(moderatedWords);
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.youModerate}</p>
      <p>{words.readersFind}</p>
      <PostGone status={status} removal={removal} />
    </div>
  );
});
