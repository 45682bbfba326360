import { observer } from 'mobx-react-lite';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { KeyProblemLine } from './KeyProblemLine.tsx';

export const SeveralNames = observer(function SeveralNames() {
  const { several: words } = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  return (
    <section className="card stack" aria-labelledby="where">
      <h2 id="where">{words.heading}</h2>
      <p>{words.lead}</p>
      {store.reading.value?.offered.map(({ publicKey, persona }, at) => (
        <Button key={publicKey} busy={store.choosing.state.status === 'LOADING'} onClick={() => void store.choose(publicKey)}>
          {persona ? persona.userName : words.nameless(at + 1)}
        </Button>
      ))}
      <KeyProblemLine request={store.choosing} />
    </section>
  );
});
