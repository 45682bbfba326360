import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { screens } from '#core/navigation/screens.ts';
import type { HomePrompt as Prompt } from '#web/stores/home/home-prompt-store.ts';
import { HomePromptStore } from '#web/stores/home/home-prompt-store.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { homePromptWords } from '#web/words/nudges/home-prompt-words.ts';
import { formOfKind } from '../contributions/form-of-kind.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Prompt to a member at the lower edge or beside the content (R-016, R-091, D-19). Never for banned members. */
export const HomePrompt = observer(function HomePrompt() {
  const words = useWords(homePromptWords);
  const store = useStore(HomePromptStore);
  const { isAwake } = useStore(SessionStore);
  const { isBanned } = useStore(MenuMarksStore);
  const said = useAsked(store.shown);
  const mayAsk = isAwake && !isBanned;
  useEffect(() => (mayAsk ? store.wait() : undefined), [store, mayAsk]);
  if (!said || !mayAsk) return null;
  const accept = () => {
    store.hide();
    said.act();
  };
  return (
    <LowerBar label={words.label}>
      <div>
        <p className="strong">{said.title}</p>
        <p>{said.text}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={accept}>
          {said.go}
        </Button>
        <Button look="quiet" onClick={() => store.close()}>
          {words.later}
        </Button>
      </div>
    </LowerBar>
  );
});

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly act: () => void;
}

function useAsked(prompt: Prompt | undefined): Asked | undefined {
  const words = useWords(homePromptWords);
  const onboarding = useStore(OnboardingStore);
  const navigate = useNavigate();
  const leadTo = (url: string) => () => void navigate(url);
  if (!prompt) return undefined;
  if (prompt.kind === 'account') {
    const acts = {
      'become-writer': () => onboarding.open('w'),
      'add-experience': leadTo(screens.user),
      'give-feedback': leadTo(screens.needHelp),
    };
    return { ...words.account[prompt.nudge], act: acts[prompt.nudge] };
  }
  if (prompt.kind === 'compare') {
    const [one, other] = prompt.companies;
    const { title, ...said } = words.compare;
    return { ...said, title: title(one.name, other.name), act: leadTo(compareCompaniesUrl([one.urlName, other.urlName])) };
  }
  const { type, mode, company } = prompt.prompt;
  if (mode === 'pending') return { ...words.pending, act: leadTo(screens.contributions) };
  const { title, text, go } = words.contribution[type];
  return { title: title(company?.name), text, go, act: leadTo(formOfKind(type, company?.urlName)) };
}
