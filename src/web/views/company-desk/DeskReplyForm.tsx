import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { longestReply } from '#core/company-desk/company-reply.ts';
import { refusedSentences } from '#core/company-desk/reply-sentences.ts';
import type { Replied } from '#core/company-desk/company-replies.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { DeskReplies, ReplyProblem } from '#web/stores/company-desk/desk-replies.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface DeskReplyFormProps {
  readonly store: DeskReplies;
  readonly thing: Replied;
}

/** Reply in the company's name, refused with its reason before it is sent. */
export const DeskReplyForm = observer(function DeskReplyForm({ store, thing: { company, reply } }: DeskReplyFormProps) {
  const words = useWords(deskWords);
  const toasts = useStore(ToastStore);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const error = useReplyError(store);
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
      <Presses store={store} hasReply={reply !== null} field={field} />
    </form>
  );
});

interface PressesProps extends Pick<DeskReplyFormProps, 'store'> {
  readonly hasReply: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const Presses = observer(function Presses({ store, hasReply, field }: PressesProps) {
  const words = useWords(deskWords);
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
      {store.asksToTakeBack && <TakeBackQuestion store={store} />}
    </div>
  );
});

const TakeBackQuestion = observer(function TakeBackQuestion({ store }: Pick<DeskReplyFormProps, 'store'>) {
  const [words, { takeBackTitle, takeBackMeans }] = [useWords(deskWords), useWords(deskReplyWords)];
  const toasts = useStore(ToastStore);
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
function useReplyError({ refusals, problem }: DeskReplies): string | undefined {
  const words = useWords(deskWords);
  const replyWords = useWords(deskReplyWords);
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
