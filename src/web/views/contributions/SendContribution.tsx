import { observer } from 'mobx-react-lite';
import type { LoginContext } from '#core/login/login-context.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface SendContributionProps {
  /** What has to be done before it can be sent. */
  readonly need: 'login' | 'reader' | undefined;
  readonly context: LoginContext;
  readonly isChange: boolean;
  readonly isSending: boolean;
  /** Whether the account has had all of its quarter, so that nothing can be sent. */
  readonly isSpent: boolean;
  /** The label that says what is sent. */
  readonly send: string;
}

/** Sends a contribution; whoever cannot yet is led to what is missing, and finds all of it here again. */
export const SendContribution = observer(function SendContribution({ need, context, isChange, isSending, isSpent, send }: SendContributionProps) {
  const { form: words } = useWords(contributionWords);
  const [login, onboarding] = [useStore(LoginStore), useStore(OnboardingStore)];
  const { pathname, search } = useLocation();
  if (need === 'login')
    return (
      <Button look="main" onClick={() => login.open({ context, subTitle: words.loginReason, redirectUrl: pathname + search, readerRequired: true })}>
        {words.logIn}
      </Button>
    );
  if (need === 'reader' && !isSpent)
    return (
      <Button look="main" onClick={() => onboarding.open('r')}>
        {words.reader}
      </Button>
    );
  return (
    <Button look="main" type="submit" busy={isSending} disabled={isSpent}>
      {isSending ? words.sending : isChange ? words.save : send}
    </Button>
  );
});
