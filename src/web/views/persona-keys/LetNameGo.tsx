import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from '../settings/settings.module.css';
import { KeyProblemLine } from './KeyProblemLine.tsx';

/** Forgets the key, or deletes the name with all it wrote, each after confirmation. */
export const LetNameGo = observer(function LetNameGo() {
  const { letGo: words } = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const { name, quarter } = store;
  if (!name) return null;
  const { userName } = name;
  const ofDeletion = [words.deleteText(userName), words.deleteTogether, ...(quarter ? [words.deleteNext(quarter)] : [])];
  return (
    <section className={`needs-script ${styles.section}`} aria-labelledby="let-go">
      <h2 id="let-go">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className="row">
        <Asked press={words.forget} title={words.forgetSure(userName)} says={[words.forgetText]} request={store.forgetting} onSure={() => store.forget()} />
        <Asked
          press={words.delete}
          title={words.deleteSure(userName)}
          says={ofDeletion}
          sure={words.deletePress(userName)}
          request={store.deleting}
          onSure={() => store.delete()}
        />
      </div>
    </section>
  );
});

interface AskedProps {
  readonly press: string;
  readonly title: string;
  readonly says: readonly string[];
  /** Confirming button, where it says more than the asking one. */
  readonly sure?: string;
  readonly request: Pick<Request<void, [publicKey?: string]>, 'state' | 'forget'>;
  readonly onSure: () => Promise<void>;
}

export const Asked = observer(function Asked({ press, title, says, sure = press, request, onSure }: AskedProps) {
  const words = useWords(personaKeyWords);
  const [isAsking, ask] = useState(false);
  const isBusy = request.state.status === 'LOADING';
  const close = () => {
    request.forget();
    ask(false);
  };
  const foot = (
    <>
      <Button className={styles.destructive} busy={isBusy} onClick={() => void onSure()}>
        {isBusy ? words.letGo.busy : sure}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <>
      <Button className={styles.destructive} onClick={() => ask(true)}>
        {press}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={title} foot={foot}>
        <div className="stack">
          {says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <KeyProblemLine request={request} />
        </div>
      </Dialog>
    </>
  );
});
