import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Shares something, and says that its link was copied where that is how it went. */
export function useSharing(): (title: string, postId: string, commentId?: string) => Promise<void> {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const toasts = useStore(ToastStore);
  return async (...asked) => {
    const how = await actions.share(...asked);
    if (how === 'copied') toasts.show({ type: 'success', text1: words.copied });
  };
}
