import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { useNameless } from '../personas/use-nameless.ts';
import { useStore } from '../stores.tsx';

interface NameFirst {
  /** True without a made-up name and confirmed job, so nothing can be sent. */
  readonly isNameless: boolean;
  /** Opens the choice of a name. Keeps the draft and drops the refusal. */
  readonly chooseName: () => void;
}

export function useNameFirst(): NameFirst {
  const { sending } = useStore(CommentsStore);
  const onboarding = useStore(OnboardingStore);
  const isNameless = useNameless();
  const chooseName = () => {
    sending.forget();
    onboarding.open('w');
  };
  return { isNameless, chooseName };
}
