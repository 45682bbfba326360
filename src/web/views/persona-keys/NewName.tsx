import { observer } from 'mobx-react-lite';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { KeyProblemLine } from './KeyProblemLine.tsx';

/** Creates a new name or resumes one begun here. */
export const NewName = observer(function NewName({ press }: { readonly press: string }) {
  const store = useStore(MadeUpNameStore);
  const dialog = useStore(PersonaDialogStore);
  const begin = async () => {
    const outcome = await store.beginning.send();
    if (outcome.status === 'SUCCESS') dialog.open(outcome.value, async () => store.restart('made'));
  };
  return (
    <div className="needs-script">
      <KeyProblemLine request={store.beginning} />
      <Button busy={store.beginning.state.status === 'LOADING'} onClick={() => void begin()}>
        {press}
      </Button>
    </div>
  );
});
