import { observer } from 'mobx-react-lite';
import { grantedRoles, type GrantedRole } from '#core/moderation/member-role.ts';
import type { RoleHolder } from '#core/moderation/roles.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** The accounts with a role, each with what can become of it. */
export const RoleHolders = observer(function RoleHolders({ holders }: { readonly holders: readonly RoleHolder[] }) {
  return (
    <ul className="card list">
      {holders.map((holder) => (
        <Row key={holder.holderId} holder={holder} />
      ))}
    </ul>
  );
});

const Row = observer(function Row({ holder }: { readonly holder: RoleHolder }) {
  const words = useWords(teamWords);
  const store = useStore(TeamStore);
  const toasts = useStore(ToastStore);
  const { role, isMine } = holder;
  const displayName = words.displayName(holder.displayName);
  const change = async (next: GrantedRole | null) => {
    if (await store.change(holder, next)) return toasts.show({ type: 'success', text1: words.changed });
    const { state } = store.changing;
    toasts.show({ type: 'failure', text1: state.status === 'FAILURE' && state.failure.kind === 'conflict' ? words.last : words.failed });
  };
  const isBusy = store.changing.state.status === 'LOADING';
  return (
    <li className="item">
      <PersonIcon />
      <div className="stack g2">
        <strong>{displayName}</strong>
        <span className="muted sm">
          {words.roles[role]}
          {isMine && ` · ${words.mine}`}
        </span>
        <div className="row">
          {grantedRoles
            .filter((each) => each !== role)
            .map((each) => (
              <Button
                key={each}
                className="needs-script"
                busy={isBusy}
                aria-label={words.named(words.make[each], displayName)}
                onClick={() => void change(each)}
              >
                {words.make[each]}
              </Button>
            ))}
          <Button className="needs-script" busy={isBusy} aria-label={words.named(words.remove, displayName)} onClick={() => void change(null)}>
            {words.remove}
          </Button>
        </div>
      </div>
      <span />
    </li>
  );
});
