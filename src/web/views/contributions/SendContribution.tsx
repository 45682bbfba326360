import { observer } from 'mobx-react-lite';
import type { LoginContext } from '#core/login/login-context.ts';
import { FormLogin } from '#web/stores/forms/form-login.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import type { TakingOut } from '../exposure/use-taking-out.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface SendContributionProps {
  readonly needsLogin: boolean;
  readonly url: string;
  readonly context: LoginContext;
  readonly isChange: boolean;
  readonly isSending: boolean;
  /** True where the account's quarterly quota is used up. */
  readonly isSpent: boolean;
  readonly send: string;
  readonly takingOut: TakingOut | undefined;
}

/** Sends a contribution, for guests right after login. */
export const SendContribution = observer(function SendContribution({
  needsLogin,
  url,
  context,
  isChange,
  isSending,
  isSpent,
  send,
  takingOut,
}: SendContributionProps) {
  const { form: words } = useWords(contributionWords);
  const [login, formLogin] = [useStore(LoginStore), useStore(FormLogin)];
  const logIn = () => {
    takingOut?.take();
    login.open({ context, behind: 'action', subTitle: words.loginReason, redirectUrl: formLogin.begin(url, true) });
  };
  if (needsLogin)
    return (
      <Button look="main" onClick={logIn}>
        {takingOut?.label ?? words.logIn}
      </Button>
    );
  return (
    <Button look="main" type="submit" busy={isSending} disabled={isSpent}>
      {isSending ? words.sending : (takingOut?.label ?? (isChange ? words.save : send))}
    </Button>
  );
});
