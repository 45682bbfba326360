import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { furtherMenuItems, menuShortcuts, type MenuWay } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { AccountLinks } from '../login/AccountLinks.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const linkTo = (look: string) => (way: MenuWay) => (
    <Link key={way.label} to={way.path} stays onClick={close} className={look}>
      {words[way.label]}
    </Link>
  );
  return (
    <>
      <button type="button" className={className} aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Drawer isOpen={isOpen} onClose={close} title={words.menu}>
        <nav aria-label={words.menu} className={styles.drawer}>
          <div className={styles.shortcuts}>{menuShortcuts.map(linkTo('plain strong'))}</div>
          {furtherMenuItems.map(linkTo('plain'))}
          <Link to={screens.dataMap} stays onClick={close} className="plain strong">
            {words.dataMap}
          </Link>
          <AccountLinks close={close} />
        </nav>
        <PreferenceChoice />
      </Drawer>
    </>
  );
});
