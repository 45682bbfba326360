import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Editor } from '#web/stores/administration/editor.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';

interface EditorFormProps {
  /** Heading read aloud when the form opens. */
  readonly id: string;
  readonly heading: string;
  readonly editor: Pick<Editor<unknown, never, object>, 'isTaken' | 'save' | 'cancel'> & { readonly saving: Pick<Request<unknown, never>, 'state'> };
  /** Current version after another administrator's change: name and description. */
  readonly now: readonly [name: string, about: string] | undefined;
  readonly children: ReactNode;
}

export const EditorForm = observer(function EditorForm({ id, heading, editor, now, children }: EditorFormProps) {
  const { save, cancel, saved } = useWords(administrationWords);
  const toasts = useStore(ToastStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [heading]);
  return (
    <form
      ref={form}
      className="card stack g4"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save().then((isSaved) => (isSaved ? toasts.show({ type: 'success', text1: saved }) : point()));
      }}
    >
      <h2 id={id} tabIndex={-1} ref={title}>
        {heading}
      </h2>
      {children}
      <SaveProblem request={editor.saving} now={now} isSaidElsewhere={editor.isTaken} />
      <div className="row">
        <Button type="submit" look="main" busy={editor.saving.state.status === 'LOADING'}>
          {save}
        </Button>
        <Button onClick={() => editor.cancel()}>{cancel}</Button>
      </div>
    </form>
  );
});
