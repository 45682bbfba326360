import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { useStore } from '../stores.tsx';

/** The effect that opens the composer where the query of the URL asks for it. */
export const WritingEffect = observer(function WritingEffect() {
  const writing = useStore(WritingStore);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (search.includes('openCreatePost=true')) writing.open({ url: pathname + search + hash });
  }, [writing, pathname, search, hash]);
  return null;
});
