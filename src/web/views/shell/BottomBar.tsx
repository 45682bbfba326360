import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { menuEntryAt } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { CalculatorIcon, HomeIcon, MenuIcon, OfficeIcon, PeopleIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The navigation of small screens, under the thumb. */
export const BottomBar = observer(function BottomBar() {
  const words = useWords(navigationWords);
  const entry = menuEntryAt(useLocation().pathname);
  return (
    <nav className="botbar" aria-label={words.main}>
      <Link to={screens.home} stays aria-current={entry === 'home' ? 'page' : undefined}>
        <HomeIcon />
        {words.home}
      </Link>
      <Link to={screens.communities} stays aria-current={entry === 'communities' ? 'page' : undefined}>
        <PeopleIcon />
        {words.communities}
      </Link>
      <Link to={screens.companies} stays aria-current={entry === 'companies' ? 'page' : undefined}>
        <OfficeIcon />
        {words.companies}
      </Link>
      <Link to={screens.calculators} stays aria-current={entry === 'calculators' ? 'page' : undefined}>
        <CalculatorIcon />
        {words.calculators}
      </Link>
      <MenuButton>
        <MenuIcon />
        {words.menu}
      </MenuButton>
    </nav>
  );
});
