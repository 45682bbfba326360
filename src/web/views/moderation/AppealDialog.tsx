import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Unsent } from './Unsent.tsx';
import { useWords } from '../words.tsx';

interface AppealDialogProps {
  readonly resource: Resource;
  readonly measure: AppealableMeasure;
  readonly done: () => void;
  readonly close: () => void;
}

export const AppealDialog = observer(function AppealDialog({ resource, measure, done, close }: AppealDialogProps) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  const actions = useStore(PostQuestionsStore);
  // Before anyone can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => actions.openAppeal(resource, measure), [actions, resource, measure]);
  const { state } = actions.appealing;
  const { text } = actions.appeal.fields;
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const send = async () => {
    if (text.trim() === '') {
      miss(true);
      return point();
    }
    if (!(await actions.sendAppeal(resource, measure))) return;
    close();
    done();
  };
  const foot = (
    <>
      <Button look="main" busy={state.status === 'LOADING'} onClick={() => void send()}>
        {asked.appeal.send}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={asked.appeal.title} foot={foot}>
      <div ref={form} className="stack g3">
        <p>{asked.appeal.lead}</p>
        <NoteField
          label={asked.appeal.text[measure]}
          error={isMissing && text.trim() === '' ? asked.appeal.missing : undefined}
          rows={5}
          longest={longestAppeal}
          text={text}
          type={(typed) => actions.appeal.type({ text: typed })}
        />
        {state.status === 'FAILURE' && <Unsent failure={state.failure} text={text} />}
      </div>
    </Dialog>
  );
});
