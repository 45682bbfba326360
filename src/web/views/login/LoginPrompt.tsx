import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { waitsAt } from '#core/nudges/login-prompt.ts';
import { mayAskAt } from '#core/nudges/nudge-budget.ts';
import { LoginPromptStore } from '#web/stores/login/login-prompt-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loginNudgeWords } from '#web/words/nudges/login-nudge-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';

/** The bar at the lower edge that asks guests to log in; a card beside what they read where the window is wide enough, and nobody’s who fills in a form. On phones it lies over no figures (R-151, R-152, D-19). */
export const LoginPrompt = observer(function LoginPrompt() {
  const words = useWords(loginNudgeWords);
  const prompt = useStore(LoginPromptStore);
  const login = useStore(LoginStore);
  const { isSignedIn } = useStore(SessionStore);
  const { pathname } = useLocation();
  useEffect(() => prompt.ask(), [prompt]);
  if (!prompt.isShown || isSignedIn || !mayAskAt(pathname)) return null;
  const accept = () => {
    prompt.close();
    login.open();
  };
  return (
    <LowerBar label={words.label} isWaiting={waitsAt(pathname)}>
      <div>
        <p>{words.text}</p>
        <p className="muted">{words.means}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={accept}>
          {words.logIn}
        </Button>
        <Button look="quiet" onClick={() => prompt.close()}>
          {words.later}
        </Button>
      </div>
    </LowerBar>
  );
});
