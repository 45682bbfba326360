import { observer } from 'mobx-react-lite';
import { calculatorScreens } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { calculatorListWords } from '#web/words/calculators/calculator-list-words.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { SealIcon } from '../ui/area-icons.tsx';
import { CalculatorIcon } from '../ui/calculator-icons.tsx';
import { CompareIcon, HomeIcon, RupeeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { StaysHere } from './CalculatorPage.tsx';
import styles from './calculators.module.css';

const icons = { takeHome: RupeeIcon, compareOffers: CompareIcon, hike: CalculatorIcon, hra: HomeIcon, gratuity: SealIcon } as const;

export const CalculatorsScreen = observer(function CalculatorsScreen() {
  const shell = useWords(navigationWords);
  const words = useWords(calculatorListWords);
  return (
    <div className={`wrap page ${styles['screen']}`}>
      <Crumbs steps={[{ label: shell.home, to: screens.home }, { label: shell.calculators }]} />
      <header className={styles['title']}>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <ul className={styles['hub']}>
        {calculatorScreens.map((screen) => (
          <li key={screen}>
            <Tool screen={screen} />
          </li>
        ))}
      </ul>
      <StaysHere />
    </div>
  );
});

const Tool = observer(function Tool({ screen }: { readonly screen: keyof typeof icons }) {
  const shell = useWords(navigationWords);
  const words = useWords(calculatorListWords);
  const Icon = icons[screen];
  return (
    <Link to={screens[screen]} className={`card ${styles['tool']}`}>
      <span className="glyph">
        <Icon />
      </span>
      <h2>{shell[screen]}</h2>
      <p>{words.tools[screen]}</p>
    </Link>
  );
});
