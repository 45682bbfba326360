import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PageFetchStore } from '#web/stores/app/page-fetch-store.ts';
import { PageLoaderStore } from '#web/stores/navigation/page-loader-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './page-loader.module.css';

/** Loading bar over the page that moves nothing. */
export const PageLoader = observer(function PageLoader() {
  const words = useWords(uiWords);
  const { last } = useStore(PageFetchStore);
  const loader = useStore(PageLoaderStore);
  useEffect(() => {
    if (last) loader.follow(last);
  }, [loader, last]);
  return loader.isShown ? <div className={styles.loader} role="progressbar" aria-live="polite" aria-label={words.loading} /> : null;
});
