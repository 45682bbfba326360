import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';

/** Opens the account menu; without a script it leads to the settings, which have the same rows. */
export const AccountButton = observer(function AccountButton() {
  const words = useWords(navigationWords);
  const { isSignedIn, isOutOfReach } = useStore(SessionStore);
  const marks = useStore(MenuMarksStore);
  if (isOutOfReach) return <span className="members-place" />;
  if (!isSignedIn) return <LogInLink className="btn entry-btn" />;
  const open = (event: FormEvent) => {
    event.preventDefault();
    marks.tell({ isMenuOpen: true });
  };
  const near = () => marks.tell({ isMenuNear: true });
  return (
    <form action={screens.settings} onSubmit={open}>
      <button type="submit" className="btn sq" onPointerEnter={near} onFocus={near} aria-haspopup="dialog" aria-label={words.account(marks.hasNew)}>
        <PersonIcon />
        {marks.hasNew && <i className="dot" />}
      </button>
    </form>
  );
});
