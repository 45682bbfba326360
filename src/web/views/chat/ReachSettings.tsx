import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { ReachStore } from '#web/stores/chat/reach-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { Switch } from '../fields/Switch.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { useOwnName, useProblemSaid } from './use-chat-names.ts';
import styles from './chat.module.css';

/** Choice per persona if strangers may write, with the blocked people (F-40). Loads on opening. */
export const ReachSettings = observer(function ReachSettings() {
  const { reach: words } = useWords(chatWords);
  const reach = useStore(ReachStore);
  const { personas } = useStore(ChatStore);
  return (
    <details className={styles.reach} onToggle={({ currentTarget }) => currentTarget.open && void reach.open()}>
      <summary>{words.title}</summary>
      <div className={styles.reachBody}>
        <Await request={reach.asking}>{() => personas.map((as) => <StrangersSwitch key={as} as={as} />)}</Await>
        <Link to={screens.mutes} className="go">
          {words.blocked}
        </Link>
      </div>
    </details>
  );
});

const StrangersSwitch = observer(function StrangersSwitch({ as }: { readonly as: ProfileType }) {
  const { reach: words } = useWords(chatWords);
  const reach = useStore(ReachStore);
  const { personas } = useStore(ChatStore);
  const toasts = useStore(ToastStore);
  const [said, ownName] = [useProblemSaid(), useOwnName()];
  const change = async (isOn: boolean) => {
    const isDone = await reach.setStatus(as, isOn ? 'OPEN' : 'CLOSED');
    const { state } = reach.changing;
    if (isDone) toasts.show({ type: 'success', text1: words.saved });
    else if (state.status === 'FAILURE') toasts.show({ type: 'failure', text1: said(state.failure) });
  };
  const label = personas.length > 1 ? words.strangersAs(ownName(as)) : words.strangers;
  return <Switch label={label} checked={reach.statuses.get(as) === 'OPEN'} onChange={(isOn) => void change(isOn)} />;
});
