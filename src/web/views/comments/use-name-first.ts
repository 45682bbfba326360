import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { useNameless } from '../personas/use-nameless.ts';
import { useStore } from '../stores.tsx';

interface NameFirst {
  /** Set for a member with neither a made-up name nor a confirmed job: nothing of theirs goes out. */
  readonly isNameless: boolean;
  /** Opens the choice of a name. A refusal for want of one is forgotten; the words stay in their form. */
  readonly chooseName: () => void;
}

/** The name that a member needs before they comment. A view that asks must be an observer. */
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
