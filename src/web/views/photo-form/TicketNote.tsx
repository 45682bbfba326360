import { observer } from 'mobx-react-lite';
import { UploadTicketStore } from '#web/stores/photos/upload-ticket-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Outcome of a photo link. Takes the focus after its question. */
export const TicketNote = observer(function TicketNote() {
  const { ticket: words } = useWords(photoFormWords);
  const store = useStore(UploadTicketStore);
  const { answer, isAsking, problem, mayAskAgain } = store;
  return (
    <div role="status" tabIndex={-1} {...(answer && { ref: takeLostFocus })}>
      {isAsking && <p className="inset">{words.asking}</p>}
      {problem && (
        <div className="inset row">
          <p className="grow">{words.problems[problem]}</p>
          {mayAskAgain && <Button onClick={() => void store.open()}>{words.again}</Button>}
        </div>
      )}
    </div>
  );
});
