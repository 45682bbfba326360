import { observer } from 'mobx-react-lite';
import { personasOffered } from '#core/personas/draft-persona.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { AwayNote } from '../persona-keys/AwayNote.tsx';
import { PersonaRadios } from '../content/PersonaRadios.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { SentNote } from './SentNote.tsx';

/** Persona of this post, never publicly linked to the other. Stored with the draft. */
export const PersonaChoice = observer(function PersonaChoice() {
  const words = useWords(composerWords);
  const posts = useWords(postWords);
  const store = useStore(ComposerStore);
  const writing = useStore(WritingStore);
  const { personas, known, reading, isNamed } = useStore(PersonaChoiceStore);
  const leave = () => {
    store.close();
    writing.close();
  };
  if (known === undefined && reading.state.status === 'FAILURE') return <Unread />;
  if (personas.length === 0) return known === undefined ? null : <AwayNote says={words.away} ways={words.ways} onLeave={leave} />;
  return (
    <fieldset className="field">
      <legend>{words.persona}</legend>
      <PersonaRadios
        personas={personasOffered(personas, known?.selected)}
        chosen={store.writing.profileType}
        isFixed={store.sentName !== undefined}
        labels={posts.personas}
        choose={(profileType) => store.choose(profileType)}
      />
      <SentNote />
      {!isNamed && <AwayNote says={words.away} ways={words.ways} onLeave={leave} />}
    </fieldset>
  );
});

const Unread = observer(function Unread() {
  const words = useWords(composerWords);
  const personas = useStore(PersonaChoiceStore);
  return (
    <div className="row" role="status">
      <p className="hint">{words.personasFailed}</p>
      <Button look="quiet" onClick={() => void personas.reload()}>
        {words.readAgain}
      </Button>
    </div>
  );
});
