import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { offersAppOn } from '#core/nudges/app-nudge.ts';
import { pageAt } from '#core/page-details/page-details.ts';
import { AppNudgeStore } from '#web/stores/nudges/app-nudge-store.ts';
import { appNudgeWords } from '#web/words/nudges/app-nudge-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Offers phone readers the app or a home screen icon (R-209, D-19). */
export const AppNudge = observer(function AppNudge() {
  const words = useWords(appNudgeWords);
  const nudge = useStore(AppNudgeStore);
  const { pathname } = useLocation();
  const { pageName } = pageAt(pathname);
  useEffect(() => nudge.enter(pathname, pageName), [nudge, pageName, pathname]);
  const { shown } = nudge;
  if (!shown || !offersAppOn(pageName)) return null;
  const { title, text, go } = words[shown.kind];
  return (
    <LowerBar label={words.label}>
      <div>
        <p className="strong">{title}</p>
        <p>{text}</p>
      </div>
      <div className="row">
        {shown.kind === 'app' ? (
          <a className="btn main" href={shown.url} target="_blank" rel="noopener noreferrer" onClick={() => nudge.accept()}>
            {go}
          </a>
        ) : (
          <Button look="main" onClick={() => nudge.accept()}>
            {go}
          </Button>
        )}
        <Button look="quiet" onClick={() => nudge.close()}>
          {words.later}
        </Button>
      </div>
    </LowerBar>
  );
});
