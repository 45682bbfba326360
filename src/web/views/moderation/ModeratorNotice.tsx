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

/** The notice above a hidden post that a moderator may see: why they see it, and the sentence that all others find in its place. */
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
