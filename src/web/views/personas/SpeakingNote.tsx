import { observer } from 'mobx-react-lite';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import { mayGoAs, sentAs, type SentName } from '#web/stores/content/sent-names-store.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface SpeakingNoteProps {
  readonly what: 'post' | 'comment';
  readonly now: DraftPersona;
  readonly sent: SentName | undefined;
  /** Makes a new draft, undefined where offered elsewhere. */
  readonly onAgain?: (() => void) | undefined;
}

/** Warns that designations may identify and that drafts stay with their first name. */
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
