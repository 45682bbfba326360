import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { grantedRoles, type GrantedRole } from '#core/moderation/member-role.ts';
import type { RoleHolder } from '#core/moderation/roles.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

export const RoleHolders = observer(function RoleHolders({ holders }: { readonly holders: readonly RoleHolder[] }) {
  const words = useWords(teamWords);
  const administrators = holders.filter(({ role }) => role === 'administrator');
  const isShared = ({ displayName }: RoleHolder) => holders.filter((other) => other.displayName === displayName).length > 1;
  const named = (holder: RoleHolder) =>
    isShared(holder) ? words.holder(words.displayName(holder.displayName), markOf(holder)) : words.displayName(holder.displayName);
  return (
    <>
      {holders.length === 1 && <p>{words.alone}</p>}
      {holders.some(isShared) && <p>{words.marks}</p>}
      <ul className="card list">
        {holders.map((holder) => (
          <Row key={holder.holderId} holder={holder} who={named(holder)} isLast={administrators.length === 1 && holder.role === 'administrator'} />
        ))}
      </ul>
    </>
  );
});

interface RowProps {
  readonly holder: RoleHolder;
  /** Name, with a mark where another has the same. */
  readonly who: string;
  /** True for the only administrator, whose role must stay. */
  readonly isLast: boolean;
}

const Row = observer(function Row({ holder, who, isLast }: RowProps) {
  const words = useWords(teamWords);
  const [asked, ask] = useState<GrantedRole | null>();
  const { role, isMine } = holder;
  return (
    <li className="item">
      <PersonIcon />
      <div className="stack g2">
        <strong>{who}</strong>
        <span className="muted sm">{[words.roles[role], ...(isMine ? [words.mine] : [])].join(' · ')}</span>
        {isLast ? (
          <p className="sm">{words.last}</p>
        ) : (
          <div className="row">
            {grantedRoles
              .filter((each) => each !== role)
              .map((each) => (
                <Button key={each} className="needs-script" aria-label={words.named(words.make[each], who)} onClick={() => ask(each)}>
                  {words.make[each]}
                </Button>
              ))}
            <Button className="needs-script" aria-label={words.named(words.remove, who)} onClick={() => ask(null)}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
      {asked !== undefined && <ChangeDialog holder={holder} who={who} next={asked} close={() => ask(undefined)} />}
    </li>
  );
});

interface ChangeDialogProps extends Pick<RowProps, 'holder' | 'who'> {
  readonly next: GrantedRole | null;
  readonly close: () => void;
}

/** Confirms a change of role, which not all can undo. */
const ChangeDialog = observer(function ChangeDialog({ holder, who, next, close }: ChangeDialogProps) {
  const words = useWords(teamWords);
  const store = useStore(TeamStore);
  const toasts = useStore(ToastStore);
  const { role, isMine } = holder;
  const change = async () => {
    const isChanged = await store.change(holder, next);
    close();
    if (isChanged) return toasts.show({ type: 'success', text1: words.changed });
    const { state } = store.changing;
    toasts.show({ type: 'failure', text1: state.status === 'FAILURE' && state.failure.kind === 'conflict' ? words.last : words.failed });
  };
  const press = next ? words.make[next] : words.remove;
  const foot = (
    <>
      <Button look="main" busy={store.changing.state.status === 'LOADING'} onClick={() => void change()}>
        {press}
      </Button>
      <Button onClick={close}>{words.leave}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.named(press, who)} foot={foot}>
      <div className="stack g2">
        <p>{words.isNow(words.roles[role])}</p>
        {isMine && <p>{words.isYours}</p>}
      </div>
    </Dialog>
  );
});

/** Tells accounts of one name apart, but identifies no one. */
const markOf = ({ holderId }: RoleHolder): string => holderId.slice(0, 4);
