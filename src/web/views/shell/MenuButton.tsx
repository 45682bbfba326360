import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { menuShortcuts, type MenuWay } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { PreferenceChoice } from './PreferenceChoice.tsx';
import styles from './shell.module.css';

interface MenuButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/** Opens the drawer of small screens. */
export const MenuButton = observer(function MenuButton({ children, className, label }: MenuButtonProps) {
  const words = useWords(navigationWords);
  const { isSignedIn } = useStore(SessionStore);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { entries, tools } = menuShortcuts;
  const linkTo = (way: MenuWay) => (
    <Link key={way.label} to={way.path} stays onClick={close} className="plain">
      {words[way.label]}
    </Link>
  );
  return (
    <>
      <button type="button" className={classes('needs-script', className)} aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Drawer isOpen={isOpen} onClose={close} title={words.menu} foot={!isSignedIn && <LogInLink className="btn main grow" onClick={close} />}>
        <nav aria-label={words.menu} className={`list ${styles.drawer}`}>
          {entries.map(linkTo)}
          <h3>{words.tools}</h3>
          {tools.map(linkTo)}
          <Link to={screens.dataMap} stays onClick={close} className="plain muted">
            {words.dataMap}
          </Link>
        </nav>
        <PreferenceChoice />
      </Drawer>
    </>
  );
});
