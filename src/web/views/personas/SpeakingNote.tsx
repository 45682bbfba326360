import { observer } from 'mobx-react-lite';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import { mayGoAs, sentAs, type SentName } from '#web/stores/content/sent-names-store.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface SpeakingNoteProps {
  readonly what: 'post' | 'comment';
  /** The name that is chosen, as the button says it. */
  readonly now: DraftPersona;
  /** The name that the draft was sent under before. */
  readonly sent: SentName | undefined;
  /** Makes another draft of it; nothing where that is offered elsewhere. */
  readonly onAgain?: (() => void) | undefined;
}

/** Says what follows from the name that is chosen: by a designation one may be recognised, and a draft is bound to the name it was sent under, with the one way out. */
export const SpeakingNote = observer(function SpeakingNote({ what, now, sent, onAgain }: SpeakingNoteProps) {
  const words = useWords(speakingWords);
  return (
    <div className="stack g1" hidden={now.profileType === 'ANONYMOUS' && !sent}>
      <div role="status" className="stack g1">
        {now.profileType === 'DESIGNATION' && <p className="hint">{words.recognisable}</p>}
        {sent && <p className="hint">{mayGoAs(sent, sentAs(now)) ? words.sentAs(sent.name) : words.bound(sent.name, now.name ?? null, what)}</p>}
      </div>
      {sent && onAgain && (
        <details>
          <summary className="hint">{words.anew.ask}</summary>
          <p className="hint">{words.anew.means(sent.name, what)}</p>
          <Button onClick={onAgain}>{words.anew.yes}</Button>
        </details>
      )}
    </div>
  );
});
