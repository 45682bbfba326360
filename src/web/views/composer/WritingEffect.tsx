import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useQueryOnceHydrated } from '../use-hydrating.ts';

/** Opens the composer by URL and closes it with its page. */
export const WritingEffect = observer(function WritingEffect() {
  const writing = useStore(WritingStore);
  const { pathname, hash } = useLocation();
  const search = useQueryOnceHydrated();
  const page = useRef(pathname);
  // Before any effect of the next page, which may ask for the composer itself.
  useLayoutEffect(() => {
    if (page.current !== pathname) writing.close();
    page.current = pathname;
  }, [writing, pathname]);
  useEffect(() => {
    if (search.includes('openCreatePost=true') && !speaksOfLogin(search)) writing.open({ url: pathname + search + hash });
  }, [writing, pathname, search, hash]);
  return null;
});
