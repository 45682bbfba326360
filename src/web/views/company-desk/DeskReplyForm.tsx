import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { longestReply } from '#core/company-desk/company-reply.ts';
import { refusedSentences } from '#core/company-desk/reply-sentences.ts';
import type { Review } from '#core/reviews/review.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskRepliesStore, type ReplyProblem } from '#web/stores/company-desk/desk-replies-store.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Reply in the company's name, refused with its reason before it is sent. */
export const DeskReplyForm = observer(function DeskReplyForm({ review: { company, reply } }: { readonly review: Review }) {
  const words = useWords(deskWords);
  const [store, toasts] = [useStore(DeskRepliesStore), useStore(ToastStore)];
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const error = useReplyError();
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void store.publish().then((isDone) => void (isDone && toasts.show({ type: 'success', text1: words.published })));
  };
  return (
    <form className="stack g3" onSubmit={publish} noValidate>
      <Field label={words.replyAs(company.name)} hint={words.left(longestReply - store.text.length)} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input"
            rows={5}
            maxLength={longestReply}
            value={store.text}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
      <Presses hasReply={reply !== null} field={field} />
    </form>
  );
});

interface PressesProps {
  readonly hasReply: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const Presses = observer(function Presses({ hasReply, field }: PressesProps) {
  const words = useWords(deskWords);
  const store = useStore(DeskRepliesStore);
  const takeOut = () => {
    store.takeOut();
    field.current?.focus();
  };
  return (
    <div className="row">
      <Button type="submit" look="main" busy={store.isBusy}>
        {words.publish}
      </Button>
      {store.refusals.length > 0 && <Button onClick={takeOut}>{words.withoutIt(refusedSentences(store.refusals))}</Button>}
      {hasReply && (
        <Button busy={store.isBusy} onClick={() => store.ask(true)}>
          {words.takeBack}
        </Button>
      )}
      <Button look="quiet" onClick={() => store.leave()}>
        {words.notNow}
      </Button>
      {store.asksToTakeBack && <TakeBackQuestion />}
    </div>
  );
});

const TakeBackQuestion = observer(function TakeBackQuestion() {
  const [words, { takeBackTitle, takeBackMeans }] = [useWords(deskWords), useWords(deskReplyWords)];
  const [store, toasts] = [useStore(DeskRepliesStore), useStore(ToastStore)];
  const takeBack = async () => void ((await store.takeBack()) && toasts.show({ type: 'success', text1: words.takenBack }));
  const foot = (
    <>
      <Button look="main" onClick={() => void takeBack()}>
        {words.takeBack}
      </Button>
      <Button onClick={() => store.ask(false)}>{words.notNow}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.ask(false)} title={takeBackTitle} foot={foot}>
      <p>{takeBackMeans}</p>
    </Dialog>
  );
});

/** Reason why the reply was not published, for its field. */
function useReplyError(): string | undefined {
  const words = useWords(deskWords);
  const replyWords = useWords(deskReplyWords);
  const { refusals, problem } = useStore(DeskRepliesStore);
  const [refusal] = refusals;
  if (refusal) return words.refused[refusal.kind](refusal.said);
  const said: Readonly<Record<ReplyProblem, string>> = {
    empty: words.emptyReply,
    'too-soon': words.tooSoon,
    out: words.out,
    often: words.often,
    same: replyWords.same,
    waits: replyWords.appealWaits,
    failed: words.failed,
  };
  return problem && said[problem];
}
