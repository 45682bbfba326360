import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { AskedAccountStore } from '#web/stores/account/asked-account-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { AccountPart } from './AccountPart.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Deactivates the account after one question. */
export const DeactivateAccount = observer(function DeactivateAccount() {
  const words = useWords(accountWords);
  const store = useStore(AccountStore);
  const { member } = useStore(SessionStore);
  const { resumed } = useStore(AskedAccountStore);
  const [isAsking, ask] = useState(false);
  const isBusy = store.deactivating.state.status === 'LOADING';
  const close = () => {
    store.deactivating.forget();
    ask(false);
  };
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void store.deactivate()}>
        {isBusy ? words.deactivation.busy : words.deactivation.confirm}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <AccountPart id="rest-account" heading={words.deactivation.heading} isOpen={resumed === 'deactivate'}>
      <p>{words.deactivation.lead}</p>
      <ul className={`stack g1 ${styles.bullets}`}>
        {words.deactivation.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {member?.isWriter && <p className="hint">{words.deactivation.byKey}</p>}
      <div className="needs-script">
        <Button onClick={() => ask(true)}>{words.deactivation.press}</Button>
      </div>
      <Dialog isOpen={isAsking} onClose={close} title={words.deactivation.sure} foot={foot}>
        <p>{words.deactivation.sureText}</p>
        <AccountProblemLine problem={store.deactivationProblem} wish="deactivate" onLogin={close} />
      </Dialog>
    </AccountPart>
  );
});
