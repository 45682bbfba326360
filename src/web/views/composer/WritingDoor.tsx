import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { useStore } from '../stores.tsx';

/** Looks at every address for a post that is to be written. */
export const WritingDoor = observer(function WritingDoor() {
  const writing = useStore(WritingStore);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (search.includes('openCreatePost=true')) writing.open({ address: pathname + search + hash });
  }, [writing, pathname, search, hash]);
  return null;
});
