import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { languageNames } from '#core/device/preferences.ts';
import { entryPath, fromDesktopNav, mainMenu, menuEntryAt } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { MessagesLink } from '../chat/MessagesLink.tsx';
import { AccountButton } from '../login/AccountButton.tsx';
import { Bell } from '../notifications/Bell.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { DownIcon, MenuIcon, SearchIcon } from '../ui/icons.tsx';
import { Link, opensBeside } from '../ui/Link.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { useWords } from '../words.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './shell.module.css';

/** Bar at the top of every page. */
export const TopBar = observer(function TopBar() {
  const words = useWords(navigationWords);
  const { name } = useStore(WordsStore);
  const here = menuEntryAt(useLocation().pathname);
  return (
    <header className="topbar">
      <div className="wrap">
        <Link className="brand" to={screens.home} stays>
          <Mark />
          {name}
        </Link>
        <nav className="mainnav" aria-label={words.main}>
          {mainMenu.map(({ screen, items }) => (
            <span key={screen} className={styles.entry}>
              <Link to={entryPath(screen)} stays aria-current={screen === here ? 'page' : undefined}>
                {words[screen]}
              </Link>
              {items.length > 0 && (
                <span className="needs-script">
                  <Menu
                    button={<DownIcon small />}
                    buttonClass="btn quiet sq"
                    label={words.openCompanies(words[screen])}
                    items={items.map(({ label, path }) => ({ label: words[label], to: fromDesktopNav(path) }))}
                  />
                </span>
              )}
            </span>
          ))}
        </nav>
        <SearchLink />
        <LanguageSwitch />
        <Bell />
        <MessagesLink />
        <AccountButton />
        <MenuButton className="btn quiet sq menu-btn wide-only" label={words.menu}>
          <MenuIcon />
        </MenuButton>
      </div>
    </header>
  );
});

/** Opens the search dialog, or without a script its page. */
const SearchLink = observer(function SearchLink() {
  const words = useWords(navigationWords);
  const dialog = useStore(SearchDialogStore);
  const { pathname } = useLocation();
  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    dialog.open();
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => asksToSearch(event) && open(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
  // A dialog that is still loading when its page is left must not open over the next one. An effect after the paint would close what is opened there at once.
  useLayoutEffect(() => () => dialog.close(), [dialog, pathname]);
  return (
    <Link
      to={screens.search}
      className="btn quiet sq push"
      aria-label={words.search}
      aria-keyshortcuts="/ Control+K"
      onClick={(event) => opensBeside(event) || open(event)}
    >
      <SearchIcon />
    </Link>
  );
});

/** Slash, or K with Ctrl or Cmd, outside fields and dialogs. */
const asksToSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === (ctrlKey || metaKey ? 'k' : '/') && !document.activeElement?.matches('input, textarea') && !document.querySelector('dialog[open]');

/** Switches to the other language; several get a menu. */
const LanguageSwitch = observer(function LanguageSwitch() {
  const words = useWords(navigationWords);
  const store = useStore(WordsStore);
  const others = useStore(HostStore)
    .settings.languages.filter((language) => language !== store.language)
    .map((language) => ({ label: languageNames[language], lang: language, press: () => void store.speak(language) }));
  const [other, another] = others;
  if (!other) return null;
  const place = 'needs-script wide-only';
  return another ? (
    <span className={place}>
      <Menu button={languageNames[store.language]} buttonClass="btn quiet" label={words.language} items={others} />
    </span>
  ) : (
    <Button look="quiet" className={place} lang={other.lang} onClick={other.press}>
      {other.label}
    </Button>
  );
});
