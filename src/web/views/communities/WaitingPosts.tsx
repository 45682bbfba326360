import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { useGoesOut } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Posts waiting for their made-up name, each with a way back to its draft. */
export const WaitingPosts = observer(function WaitingPosts() {
  const { waitingHere: words } = useWords(ownPostWords);
  const outbox = useStore(PostOutboxStore);
  const writing = useStore(WritingStore);
  const goesOut = useGoesOut();
  const toasts = useStore(ToastStore);
  const isClosed = writing.options === undefined;
  useEffect(() => outbox.find(), [outbox]);
  useEffect(() => {
    if (isClosed && outbox.waitAgain()) toasts.show({ type: 'info', text1: words.isDraft });
  }, [isClosed, outbox, toasts, words]);
  if (outbox.waiting.length === 0) return null;
  const change = (submissionKey: string) => {
    outbox.takeBack(submissionKey);
    writing.open({});
  };
  return (
    <section className="stack g2" aria-labelledby="waiting-here">
      <h2 id="waiting-here">{words.title}</h2>
      {goesOut && <p className="hint">{goesOut}</p>}
      <ul className="stack g2">
        {outbox.waiting.map(({ submissionKey, text }) => (
          <li key={submissionKey} className="card split">
            <span dir="auto">{text || words.untitled}</span>
            <Button onClick={() => change(submissionKey)}>{words.change}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
});
