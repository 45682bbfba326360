import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, type FormEvent } from 'react';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { PersonaStore } from '#web/stores/personas/persona-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { personaWords } from '#web/words/personas/persona-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { PersonaFields } from './PersonaFields.tsx';
import { useWords } from '../words.tsx';

/** Edits made-up name and picture. Its draft outlives the page until saved. */
export const PersonaDialog = observer(function PersonaDialog() {
  const words = useWords(personaWords);
  const dialog = useStore(PersonaDialogStore);
  const { persona } = dialog;
  const store = useStore(PersonaStore);
  const toasts = useStore(ToastStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const id = useId();
  // Before anyone can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => {
    if (persona) void store.begin(persona);
  }, [persona, store]);
  const isSaving = store.saving.state.status === 'LOADING';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (await store.save()) {
      if (!store.isNew) toasts.show({ type: 'success', text1: words.saved });
      await dialog.saved();
    } else point();
  };
  const foot = (
    <>
      <Button look="main" type="submit" form={id} busy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
      <Button onClick={() => store.leave()}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen={persona !== undefined} onClose={() => store.leave()} title={words.title} foot={foot}>
      <form id={id} ref={form} onSubmit={(event) => void save(event)} noValidate>
        <PersonaFields />
      </form>
    </Dialog>
  );
});
