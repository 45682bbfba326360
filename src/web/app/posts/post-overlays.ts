import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';

/** The dialogs about a post or another contribution, over the page. */
export const postOverlays: readonly OverlayParts[] = [
  {
    isWanted: (stores) => stores.get(PostActionsStore).question !== undefined,
    load: () => import(/* webpackChunkName: "post-questions" */ './post-questions-wiring.ts'),
    dismiss: (stores) => stores.get(PostActionsStore).close(),
  },
];
