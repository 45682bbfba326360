import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { accountGroupsFor, accountPath, type AccountGroup, type AccountRow } from '#core/settings/account-menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { settingsWords } from '#web/words/settings/settings-words.ts';
import { useSignOut } from '../login/use-sign-out.ts';
import { Modal } from '../overlays/Modal.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { OfficeIcon, PersonIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { accountIcons } from './account-icons.tsx';
import styles from './account-menu.module.css';

/** Account menu: a drawer on phones, a panel below its button elsewhere. */
export const AccountMenu = observer(function AccountMenu() {
  const { menu: words } = useWords(settingsWords);
  const marks = useStore(MenuMarksStore);
  const { member, mayModerate, isAwake } = useStore(SessionStore);
  const personas = useStore(PersonaChoiceStore);
  const isOpen = marks.isMenuOpen && member !== undefined;
  useEffect(() => {
    if (isOpen && isAwake) void personas.open();
  }, [isOpen, isAwake, personas]);
  const close = () => marks.tell({ isMenuOpen: false });
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      look={`dialog drawer ${styles.menu}`}
      sign={<Who />}
      renderOpening={(heading) => <div className="vh">{heading}</div>}
      foot={<Foot close={close} />}
    >
      <div className={styles.groups}>
        {accountGroupsFor(mayModerate ? member?.role : undefined).map((group) => (
          <Group key={group.name} group={group} close={close} />
        ))}
      </div>
    </Modal>
  );
});

/** Names that others read, or the one that only the member sees. */
const Who = observer(function Who() {
  const { menu: words } = useWords(settingsWords);
  const { member } = useStore(SessionStore);
  const { personas } = useStore(PersonaChoiceStore);
  return (
    <ul className={styles.names}>
      {personas.map(({ profileType, userName, bio, avatarUri }) => (
        <li key={profileType} className="who">
          {userName ? <Avatar name={userName} picture={avatarUri ? avatarNamed(avatarUri) : undefined} /> : <Sign isJob />}
          <span>
            <b translate="no">{userName ?? bio}</b>
            <br />
            <span className="xs muted">{words.seen[profileType]}</span>
          </span>
        </li>
      ))}
      {personas.length === 0 && (
        <li className="who">
          <Sign />
          <b translate="no">{member?.displayName}</b>
        </li>
      )}
    </ul>
  );
});

const Sign = ({ isJob = false }: { readonly isJob?: boolean }) => <span className="glyph avatar">{isJob ? <OfficeIcon /> : <PersonIcon />}</span>;

interface Closing {
  readonly close: () => void;
}

const Group = observer(function Group({ group: { name, rows }, close }: Closing & { readonly group: AccountGroup }) {
  const words = useWords(settingsWords);
  const { pathname } = useLocation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="xs muted">
        {words.groups[name]}
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Link to={accountPath(row)} stays onClick={close} className={styles.row} aria-current={accountPath(row) === pathname ? 'page' : undefined}>
              {accountIcons[row]}
              {words.rows[row].title}
              <Mark row={row} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Mark = observer(function Mark({ row }: { readonly row: AccountRow }) {
  const { menu: words } = useWords(settingsWords);
  const { hasNew, waiting } = useStore(MenuMarksStore);
  if (row === 'ownPosts' && hasNew) return <span className="tag warn">{words.decision}</span>;
  return row === 'moderation' && waiting > 0 ? <span className="sm muted">{words.waiting(waiting)}</span> : null;
});

const Foot = observer(function Foot({ close }: Closing) {
  const words = useWords(settingsWords);
  const { member } = useStore(SessionStore);
  const signOut = useSignOut();
  const leave = () => {
    close();
    signOut();
  };
  return (
    <>
      <Button onClick={leave}>{words.signOut}</Button>
      <span className="xs muted grow">{member && words.menu.as(member.displayName)}</span>
      <Link to={screens.settings} stays onClick={close} className="go">
        {words.menu.all}
      </Link>
    </>
  );
});
