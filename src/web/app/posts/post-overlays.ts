import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';

export const postOverlays: readonly OverlayParts[] = [
  {
    isWanted: (stores) => stores.get(PostActionsStore).question !== undefined,
    load: () => import(/* webpackChunkName: "post-questions" */ './post-questions-wiring.ts'),
    dismiss: (stores) => stores.get(PostActionsStore).close(),
  },
];
