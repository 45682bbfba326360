import { PostActionsStore, type SharedHow } from '#web/stores/posts/post-actions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Shares a post or comment and tells when the link was copied. */
export function useSharing(): (title: string, postId: string, commentId?: string) => Promise<void> {
  const actions = useStore(PostActionsStore);
  const say = useCopySaid();
  return async (...asked) => say(await actions.share(...asked));
}

export function usePassingOn(): (title: string, url: string) => Promise<void> {
  const actions = useStore(PostActionsStore);
  const say = useCopySaid();
  return async (title, url) => say(await actions.passOn(title, url));
}

function useCopySaid(): (how: SharedHow) => void {
  const { copied } = useWords(postWords);
  const toasts = useStore(ToastStore);
  return (how) => {
    if (how === 'copied') toasts.show({ type: 'success', text1: copied });
  };
}
