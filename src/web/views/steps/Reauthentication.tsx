import { observer } from 'mobx-react-lite';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Re-authentication before a confirmed detail changes. Typed input survives it (S-25). */
export const Reauthentication = observer(function Reauthentication() {
  const words = useWords(onboardingWords);
  const login = useStore(LoginStore);
  const { pathname, search } = useLocation();
  return (
    <div className="inset row" role="alert">
      <p className="grow">{words.verify.problem.again}</p>
      <Button onClick={() => login.open({ subTitle: words.verify.problem.again, redirectUrl: pathname + search })}>{words.verify.logIn}</Button>
    </div>
  );
});
