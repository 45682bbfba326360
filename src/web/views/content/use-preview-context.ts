import { useState, useSyncExternalStore } from 'react';
import type { PreviewContext } from '#core/content/post-preview.ts';

const never = () => () => undefined;

/** What is known of the reader's device when a card is first drawn; it stays, so that nothing on the screen grows or shrinks. A card rendered on the server knows nothing of it. */
export function usePreviewContext(): PreviewContext {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [context] = useState<PreviewContext>(() => (isHydrating ? 'none' : matchMedia('(max-width: 768px)').matches ? 'mobile' : 'desktop'));
  return context;
}
