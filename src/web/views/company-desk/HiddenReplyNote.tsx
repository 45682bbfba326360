import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { HiddenReply } from '#core/company-desk/hidden-replies.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { HiddenRepliesStore } from '#web/stores/company-desk/hidden-replies-store.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

interface HiddenReplyNoteProps {
  readonly hidden: HiddenReply;
  readonly said: string;
  readonly isWriter: boolean;
}

/** Rule by which a reply was taken down, and the way to a second look. */
export const HiddenReplyNote = observer(function HiddenReplyNote({ hidden, said, isWriter }: HiddenReplyNoteProps) {
  const words = useWords(deskReplyWords);
  const store = useStore(HiddenRepliesStore);
  const { replyId, text, rule, week, note, appeal, mayAppeal } = hidden;
  return (
    <div className="inset stack g2" role="note">
      <p>
        <b>{week === null ? words.waits : words.removed(words.rulesNamed[rule])}</b>
      </p>
      <p className={styles.text}>{text}</p>
      {note !== '' && (
        <p className="sm">
          {words.note}: {note}
        </p>
      )}
      {week !== null && <p className="sm muted">{appeal === 'open' ? words.asked : appeal === 'rejected' ? words.upheld : words.removedMeans}</p>}
      {mayAppeal && isWriter && store.asked !== replyId && (
        <span className="row">
          <Button aria-label={`${words.again}: ${said}`} onClick={() => store.begin(replyId)}>
            {words.again}
          </Button>
        </span>
      )}
      {store.asked === replyId && <AppealForm />}
    </div>
  );
});

const AppealForm = observer(function AppealForm() {
  const words = useWords(deskReplyWords);
  const { notNow } = useWords(deskWords);
  const store = useStore(HiddenRepliesStore);
  const { status } = store.appealing.state;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.appeal();
  };
  return (
    <form className="stack g3" onSubmit={send} noValidate>
      <NoteField
        label={words.againText}
        hint={words.againHint}
        error={store.isMissing ? words.againMissing : status === 'FAILURE' ? words.failed : undefined}
        rows={4}
        longest={longestAppeal}
        text={store.text}
        type={(text) => store.type(text)}
      />
      <div className="row">
        <Button type="submit" look="main" busy={status === 'LOADING'}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={() => store.begin(undefined)}>
          {notNow}
        </Button>
      </div>
    </form>
  );
});
