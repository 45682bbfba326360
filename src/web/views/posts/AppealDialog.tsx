import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/post-actions-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { useTalkWords } from './use-talk-words.ts';

const longestText = 1_000;

interface AppealDialogProps {
  readonly resource: Resource;
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks for a second look at what a moderator took down. */
export const AppealDialog = observer(function AppealDialog({ resource, done, close }: AppealDialogProps) {
  const words = useTalkWords();
  const { appealing } = useStore(PostActionsStore);
  const [text, say] = useState('');
  const [hasFailed, fail] = useState(false);
  const { status } = appealing.state;
  const send = async () => {
    const outcome = await appealing.send(resource, text.trim());
    if (outcome.status !== 'SUCCESS') return fail(true);
    done();
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={status === 'LOADING'} disabled={text.trim() === ''} onClick={() => void send()}>
        {words.own.appealSend}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.own.appealTitle} foot={foot}>
      <div className="stack g3">
        <p>{words.own.appealLead}</p>
        <Field label={words.own.appealText} error={hasFailed ? words.own.appealFailed : undefined}>
          {(control) => (
            <textarea {...control} className="input" rows={5} maxLength={longestText} value={text} onChange={({ currentTarget }) => say(currentTarget.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
});
