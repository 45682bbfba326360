import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { mayAskAt } from '#core/nudges/nudge-budget.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { OnboardingPromptStore } from '#web/stores/onboarding/onboarding-prompt-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { onboardingNudgeWords } from '#web/words/nudges/onboarding-nudge-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';

/** Onboarding prompt (R-096, R-100, R-102, D-19). Never for banned members or over the login page. */
export const OnboardingPrompt = observer(function OnboardingPrompt() {
  const words = useWords(onboardingNudgeWords);
  const store = useStore(OnboardingPromptStore);
  const { prompt, options } = useStore(OnboardingStore);
  const mayAsk = mayAskAt(useLocation().pathname);
  useEffect(() => (mayAsk ? store.wait() : undefined), [store, prompt, options, mayAsk]);
  const { isBanned } = useStore(MenuMarksStore);
  const { shown } = store;
  if (!shown || options || isBanned || !mayAsk) return null;
  const { text, go } = words[shown];
  const title = shown === 'action' ? words.action[store.title] : words[shown].title;
  return (
    <LowerBar label={words.label}>
      <div>
        <p className="strong">{title}</p>
        <p>{text}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={() => store.accept()}>
          {go}
        </Button>
        <Button look="quiet" onClick={() => store.close()}>
          {words.later}
        </Button>
      </div>
    </LowerBar>
  );
});
