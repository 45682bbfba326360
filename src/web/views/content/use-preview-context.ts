import { useState } from 'react';
import type { PreviewContext } from '#core/content/post-preview.ts';
import { useHydrating } from '../use-hydrating.ts';

/** Device facts as first drawn, so that no card resizes. Unknown on the server. */
export function usePreviewContext(): PreviewContext {
  const isHydrating = useHydrating();
  const [context] = useState<PreviewContext>(() => (isHydrating ? 'none' : matchMedia('(max-width: 768px)').matches ? 'mobile' : 'desktop'));
  return context;
}
