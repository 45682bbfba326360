import type { Comment } from '#core/comments/comment.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { usePassingOn, useSharing } from '../content/use-sharing.ts';
import { useStore } from '../stores.tsx';

export function useCommentSharing(): (comment: Comment) => Promise<void> {
  const { path } = useStore(CommentsStore).talk;
  const share = useSharing();
  const passOn = usePassingOn();
  return ({ commentId, postId, content }) => {
    const title = content.slice(0, 60);
    return path === undefined ? share(title, postId, commentId) : passOn(title, `${path}?comment=${commentId}`);
  };
}
