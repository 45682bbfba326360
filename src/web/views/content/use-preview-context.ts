import { useState } from 'react';
import type { PreviewContext } from '#core/content/post-preview.ts';
import { useHydrating } from '../use-hydrating.ts';

/** The reader's device at the first draw of a card; it stays, so that nothing on the screen grows or shrinks. A card rendered on the server knows nothing of it. */
export function usePreviewContext(): PreviewContext {
  const isHydrating = useHydrating();
  const [context] = useState<PreviewContext>(() => (isHydrating ? 'none' : matchMedia('(max-width: 768px)').matches ? 'mobile' : 'desktop'));
  return context;
}
