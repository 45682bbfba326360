import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ScreensOf } from '#core/navigation/declared-screens.ts';
import { calculatorScreens } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LockIcon } from '../ui/calculator-icons.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

interface CalculatorPageProps {
  readonly screen: ScreensOf<'calculator'>;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Frame of all calculators: breadcrumbs, purpose and links to others. */
export const CalculatorPage = observer(function CalculatorPage({ screen, heading, lead, children }: CalculatorPageProps) {
  const shell = useWords(navigationWords);
  const words = useWords(calculatorWords);
  return (
    <div className={`wrap page ${styles['screen']}`}>
      <Crumbs steps={[{ label: shell.home, to: screens.home }, { label: shell.calculators, to: screens.calculators }, { label: shell[screen] }]} />
      <header className={styles['title']}>
        <h1>{heading}</h1>
        <p className="muted">{lead}</p>
      </header>
      <LinkTabs label={words.tabs} tabs={calculatorScreens.map((name) => ({ label: words.tab[name], to: screens[name], isCurrent: name === screen }))} />
      {children}
    </div>
  );
});

/** Tells that input never leaves the device. */
interface StaysHereProps {
  /** True where a company can be named, which is looked up. */
  readonly asksCompany?: boolean;
}

export const StaysHere = observer(function StaysHere({ asksCompany = false }: StaysHereProps) {
  const words = useWords(calculatorWords);
  return (
    <p className={`hint ${styles['private']}`}>
      <LockIcon small />
      {asksCompany ? words.isPrivateButCompany : words.isPrivate}
    </p>
  );
});
