import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../fields/Field.tsx';
import { Unsent } from './Unsent.tsx';
import { useWords } from '../words.tsx';

interface AppealDialogProps {
  readonly resource: Resource;
  readonly measure: AppealableMeasure;
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks for a second look at a measure of a moderator. */
export const AppealDialog = observer(function AppealDialog({ resource, measure, done, close }: AppealDialogProps) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  const actions = useStore(PostQuestionsStore);
  // Before anybody can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => actions.openAppeal(resource, measure), [actions, resource, measure]);
  const { state } = actions.appealing;
  const { text } = actions.appeal.fields;
  const send = async () => {
    if (!(await actions.sendAppeal(resource, measure))) return;
    done();
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={state.status === 'LOADING'} disabled={text.trim() === ''} onClick={() => void send()}>
        {asked.appeal.send}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={asked.appeal.title} foot={foot}>
      <div className="stack g3">
        <p>{asked.appeal.lead}</p>
        <Field label={asked.appeal.text}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={5}
              maxLength={longestAppeal}
              value={text}
              onChange={({ currentTarget }) => actions.appeal.type({ text: currentTarget.value })}
            />
          )}
        </Field>
        {state.status === 'FAILURE' && <Unsent failure={state.failure} text={text} />}
      </div>
    </Dialog>
  );
});
