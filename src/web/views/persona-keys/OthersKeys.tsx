import { observer } from 'mobx-react-lite';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Asked } from './LetNameGo.tsx';
import styles from '../settings/settings.module.css';

/** Others' keys left here, to be forgotten. Excludes one the member is asked about. */
export const OthersKeys = observer(function OthersKeys() {
  const { othersKeys: words, letGo, several } = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const { names } = useStore(ClaimStore);
  const others = store.reading.value?.others.filter(({ publicKey }) => !names.some((asked) => asked.publicKey === publicKey)) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={`needs-script ${styles.section}`} aria-labelledby="others-keys">
      <h2 id="others-keys">{words.heading}</h2>
      <p>{words.lead}</p>
      {others.map(({ publicKey, persona }, at) => {
        const name = persona?.userName ?? several.nameless(at + 1);
        return (
          <div key={publicKey} className="row">
            <Asked
              press={words.forget(name)}
              title={letGo.forgetSure(name)}
              says={[words.means]}
              request={store.forgetting}
              onSure={() => store.forgetOther(publicKey)}
            />
          </div>
        );
      })}
    </section>
  );
});
