import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useSomeName } from './use-name-begun.ts';

/** The way to a first message: a link, but while a made-up name waits a press that looks for another name of the member first. A view that asks must be an observer. */
export function useWriteTo(path: string): { readonly to: string } | { readonly press: () => void } {
  const { waiting } = useStore(NameNewsStore);
  const asSomebody = useSomeName();
  const navigate = useNavigate();
  return waiting === undefined ? { to: path } : { press: () => asSomebody(() => void navigate(path)) };
}
