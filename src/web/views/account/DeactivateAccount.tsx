import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Letting the account rest, after asking once. */
export const DeactivateAccount = observer(function DeactivateAccount() {
  const words = useWords(accountWords);
  const store = useStore(AccountStore);
  const [isAsking, ask] = useState(false);
  const isBusy = store.deactivating.state.status === 'LOADING';
  const close = () => {
    store.deactivating.forget();
    ask(false);
  };
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void store.rest()}>
        {isBusy ? words.rest.busy : words.rest.confirm}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <section className={styles.section} aria-labelledby="rest-account">
      <h2 id="rest-account">{words.rest.heading}</h2>
      <p>{words.rest.lead}</p>
      <ul className={styles.bullets}>
        {words.rest.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="needs-script">
        <Button onClick={() => ask(true)}>{words.rest.press}</Button>
      </div>
      <Dialog isOpen={isAsking} onClose={close} title={words.rest.sure} foot={foot}>
        <p>{words.rest.sureText}</p>
        <AccountProblemLine problem={store.restProblem} onLogin={close} />
      </Dialog>
    </section>
  );
});
