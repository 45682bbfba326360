import { observer } from 'mobx-react-lite';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useBeginning } from '../content/use-name-begun.ts';
import { PersonaRadios } from '../content/PersonaRadios.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Name a conversation starts under, always shown. The designation is never preselected (R-160, F-40). */
export const WriteAs = observer(function WriteAs({ isMissing }: { readonly isMissing: boolean }) {
  const { start: words } = useWords(chatWords);
  const { own, personas, asking } = useStore(ChatStore);
  const begins = useBeginning()();
  const store = useStore(NewConversationStore);
  if (personas.length === 0) return <Await request={asking}>{() => null}</Await>;
  return (
    <fieldset className="field">
      <legend>{words.as}</legend>
      <PersonaRadios
        personas={own}
        chosen={store.as}
        labels={personas.length > 1 ? words.personas : words.onlyPersona}
        choose={(picked) => store.speakAs(picked)}
      />
      {isMissing && (
        <p className="err" role="alert">
          <WarningIcon small />
          {words.missing.as}
        </p>
      )}
      {begins && !personas.includes('ANONYMOUS') && <p className="hint">{words.nameComes(begins.name, begins.by)}</p>}
    </fieldset>
  );
});
