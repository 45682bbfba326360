import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Resource } from '#core/votes/vote.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';

interface AppealDialogProps {
  readonly resource: Resource;
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks for a second look at what a moderator took down. */
export const AppealDialog = observer(function AppealDialog({ resource, done, close }: AppealDialogProps) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  const { appealing } = useStore(PostQuestionsStore);
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
        {asked.appeal.send}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={asked.appeal.title} foot={foot}>
      <div className="stack g3">
        <p>{asked.appeal.lead}</p>
        <Field label={asked.appeal.text} error={hasFailed ? asked.appeal.failed : undefined}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={5}
              maxLength={longestAppeal}
              value={text}
              onChange={({ currentTarget }) => say(currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
});
