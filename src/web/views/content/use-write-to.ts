import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useSomeName } from './use-name-begun.ts';

/** Link to a first message, or a press while a made-up name is pending. For observers only. */
export function useWriteTo(path: string): { readonly to: string } | { readonly press: () => void } {
  const { waiting } = useStore(NameNewsStore);
  const asSomebody = useSomeName();
  const navigate = useNavigate();
  return waiting === undefined ? { to: path } : { press: () => asSomebody(() => void navigate(path)) };
}
