import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { FairAnswer } from './FairAnswer.tsx';
import { FairForm } from './FairForm.tsx';

/** Compares a pay by three questions. */
export const PaidFairlyScreen = observer(function PaidFairlyScreen() {
  const words = useWords(paidFairlyWords);
  const shell = useWords(navigationWords);
  const store = useStore(PaidFairlyStore);
  useEffect(() => store.follow(), [store]);
  return (
    <div className={`wrap page ${calculator['screen']}`}>
      <Crumbs steps={[{ label: shell.home, to: screens.home }, { label: words.heading }]} />
      <header className={calculator['title']}>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <noscript>
        <p className="inset">{words.noScript}</p>
      </noscript>
      <div className={`${calculator['calc']} needs-script`}>
        <FairForm />
        <FairAnswer />
      </div>
    </div>
  );
});
