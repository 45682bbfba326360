import { observer } from 'mobx-react-lite';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Other name still here, behind a press, so that no second press deletes it. */
export const LeftOver = observer(function LeftOver({ onOpen }: { readonly onOpen: () => void }) {
  const { leftOver: words } = useWords(personaKeyWords);
  const name = useStore(MadeUpNameStore).name?.userName ?? '';
  return (
    <section className="card stack" aria-labelledby="where">
      <h2 id="where">{words.heading}</h2>
      <div>
        <Button onClick={onOpen}>{words.open(name)}</Button>
      </div>
    </section>
  );
});
