import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { conversationKinds } from '#core/chat/conversation.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { Segments } from '../fields/Segments.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { FirstMessageFields, NewGroupFields } from './FirstMessageFields.tsx';
import { newMessageProblem, type NewMessageProblem } from './new-message-problem.ts';
import { useProblemSaid } from './use-chat-names.ts';
import { useOpenMessage } from './use-new-message.ts';
import { WriteAs } from './WriteAs.tsx';

/** Begins a conversation by request, or a group (F-40, R-186). */
export const NewMessageDialog = observer(function NewMessageDialog() {
  const { isOpen } = useStore(NewConversationStore);
  return isOpen && <OpenDialog />;
});

const OpenDialog = observer(function OpenDialog() {
  const { addressee, close } = useOpenMessage();
  const { start: words } = useWords(chatWords);
  const [store, { personas, asking }] = [useStore(NewConversationStore), useStore(ChatStore)];
  // Until it is known under which names one can write, nothing can be sent.
  const isAsking = personas.length === 0 && ['IDLE', 'LOADING'].includes(asking.state.status);
  const [problem, tell] = useState<NewMessageProblem>();
  const author = addressee && 'resourceId' in addressee ? addressee : undefined;
  const send = async () => {
    const found = newMessageProblem(store, author !== undefined);
    tell(found);
    if (found) return;
    const made = await (store.kind === 'group' ? store.startGroup() : store.startDirect(author));
    if (made) close(made.conversationId);
  };
  const foot = (
    <Button look="main" busy={isAsking || store.starting.state.status === 'LOADING'} onClick={() => void send()}>
      {words.send[store.kind]}
    </Button>
  );
  return (
    <Dialog isOpen onClose={() => close()} title={words.title} foot={foot}>
      <div className="stack">
        {!addressee && (
          <Segments
            label={words.kind}
            options={conversationKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={store.kind}
            onChange={(kind) => store.choose(kind)}
          />
        )}
        <WriteAs isMissing={problem === 'as' && store.as === undefined} />
        {store.kind === 'group' ? <NewGroupFields problem={problem} /> : <FirstMessageFields author={author} problem={problem} />}
        <Refusal />
      </div>
    </Dialog>
  );
});

const Refusal = observer(function Refusal() {
  const { state } = useStore(NewConversationStore).starting;
  const said = useProblemSaid();
  return (
    <div role="alert">
      {state.status === 'FAILURE' && (
        <p className="err">
          <WarningIcon small />
          {said(state.failure)}
        </p>
      )}
    </div>
  );
});
