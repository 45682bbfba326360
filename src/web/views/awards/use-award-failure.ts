import { qualifierPath } from '#core/awards/award-paths.ts';
import type { Failure } from '#core/failure.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';

/** Tells of a failure by toast, with a link to the criteria. */
export function useAwardFailure(): (failure: Failure, said: string) => void {
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  return ({ kind }, text1) =>
    void toasts.show({ type: 'failure', text1, props: { noInternet: kind === 'offline', onLinkClick: () => void navigate(qualifierPath) } });
}
