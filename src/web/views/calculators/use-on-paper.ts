import { useSyncExternalStore } from 'react';

const paper = 'print';

function follow(changed: () => void): () => void {
  const query = window.matchMedia(paper);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is being put on paper, where nothing can be unfolded. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(paper).matches,
    () => false,
  );
