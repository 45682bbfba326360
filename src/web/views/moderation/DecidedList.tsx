import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The decided items, newest first. */
export const DecidedList = observer(function DecidedList() {
  const words = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  const { decided } = useStore(ModerationStore);
  if (decided.items.length === 0) return <Await request={decided}>{() => <EmptyState title={words.empty} />}</Await>;
  return (
    <>
      <ul className="card list">
        {decided.items.map(({ itemId, stage, decision, rule, note, noteToAuthor, decidedOn, isMine, resourceType }) => (
          <li key={`${itemId} ${stage}`} className="item">
            <span />
            <span className="sm">
              <b>{words.decisions[decision]}</b> · {words.kinds[resourceType]} · {words.rulesNamed[rule]}
              <br />
              <span className="muted">
                {words.stages[stage]} · {dateIn(`${language}-IN`, Date.parse(decidedOn))}
                {isMine && ` · ${words.mine}`}
                {note && ` · ${note}`}
                {noteToAuthor && ` · ${words.told}: ${noteToAuthor}`}
              </span>
            </span>
            <span />
          </li>
        ))}
      </ul>
      {decided.next !== null && (
        <Button wide busy={decided.state.status === 'LOADING'} onClick={() => void decided.more()}>
          {words.more}
        </Button>
      )}
    </>
  );
});
