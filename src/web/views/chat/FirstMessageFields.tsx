import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { longestGroupName, type Addressee } from '#core/chat/conversation.ts';
import { longestMessage } from '#core/chat/message.ts';
import { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ContactHint } from './ContactHint.tsx';
import { madeUpNamesIn } from './new-message-problem.ts';
import type { NewMessageProblem } from './new-message-problem.ts';

interface FirstMessageFieldsProps {
  /** Content whose author is addressed. Undefined where a name is typed. */
  readonly author: Extract<Addressee, { readonly resourceId: string }> | undefined;
  readonly problem: NewMessageProblem | undefined;
}

export const FirstMessageFields = observer(function FirstMessageFields({ author, problem }: FirstMessageFieldsProps) {
  const { start: words } = useWords(chatWords);
  const store = useStore(NewConversationStore);
  return (
    <>
      {author ? (
        <p className="strong">{words.toAuthor[author.resourceType]}</p>
      ) : (
        <Field label={words.to} error={problem === 'to' ? words.missing.to : undefined}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete="off"
              value={store.userName}
              onChange={({ currentTarget }) => store.type('userName', currentTarget.value)}
            />
          )}
        </Field>
      )}
      <NoteField
        label={words.text}
        hint={words.first}
        error={problem === 'text' || problem === 'long' ? words.missing[problem] : undefined}
        rows={4}
        longest={longestMessage}
        text={store.text}
        type={(text) => store.type('text', text)}
      />
      <ContactHint text={store.text} />
    </>
  );
});

export const NewGroupFields = observer(function NewGroupFields({ problem }: { readonly problem: NewMessageProblem | undefined }) {
  const { start: words, people } = useWords(chatWords);
  const store = useStore(NewConversationStore);
  const [names, type] = useState(() => store.userNames.join('\n'));
  return (
    <>
      <Field label={words.name} error={problem === 'name' ? words.missing.name : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            maxLength={longestGroupName}
            value={store.name}
            onChange={({ currentTarget }) => store.type('name', currentTarget.value)}
          />
        )}
      </Field>
      <Field label={words.names} hint={people.inviteHint} error={problem === 'names' ? words.missing.names : undefined}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            dir="auto"
            value={names}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
              store.ask(madeUpNamesIn(currentTarget.value));
            }}
          />
        )}
      </Field>
    </>
  );
});
