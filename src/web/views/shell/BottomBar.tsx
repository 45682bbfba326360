import { observer } from 'mobx-react-lite';
import { bottomBar, menuEntryAt } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useLocation } from '../router.ts';
import { HomeIcon, MenuIcon, OfficeIcon, PeopleIcon, RupeeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { MenuButton } from './MenuButton.tsx';

const icons = { home: HomeIcon, communities: PeopleIcon, companies: OfficeIcon, salaries: RupeeIcon };

/** Navigation of small screens. */
export const BottomBar = observer(function BottomBar() {
  const words = useWords(navigationWords);
  const entry = menuEntryAt(useLocation().pathname);
  return (
    <nav className="botbar" aria-label={words.main}>
      {bottomBar.map((screen) => {
        const Icon = icons[screen];
        return (
          <Link key={screen} to={screens[screen]} stays aria-current={entry === screen ? 'page' : undefined}>
            <Icon />
            {words[screen]}
          </Link>
        );
      })}
      <MenuButton>
        <MenuIcon />
        {words.menu}
      </MenuButton>
    </nav>
  );
});
