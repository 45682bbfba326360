import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { longestReply } from '#core/company-desk/company-reply.ts';
import type { Review } from '#core/reviews/review.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskRepliesStore, type ReplyProblem } from '#web/stores/company-desk/desk-replies-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
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
  const say = (text1: string) => (isDone: boolean) => void (isDone && toasts.show({ type: 'success', text1 }));
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void store.publish().then(say(words.published));
  };
  const { isBusy } = store;
  return (
    <form className="stack g3" onSubmit={publish} noValidate>
      <Field label={words.replyAs(company.name)} error={error}>
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
      <div className="row">
        <Button type="submit" look="main" busy={isBusy}>
          {words.publish}
        </Button>
        {store.refusals.length > 0 && <Button onClick={() => store.takeOut()}>{words.withoutIt}</Button>}
        {reply && (
          <Button busy={isBusy} onClick={() => void store.takeBack().then(say(words.takenBack))}>
            {words.takeBack}
          </Button>
        )}
        <Button look="quiet" onClick={() => store.leave()}>
          {words.notNow}
        </Button>
      </div>
    </form>
  );
});

/** Reason why the reply was not published, for its field. */
function useReplyError(): string | undefined {
  const words = useWords(deskWords);
  const { refusals, problem } = useStore(DeskRepliesStore);
  const [refusal] = refusals;
  if (refusal) return words.refused[refusal.kind](refusal.said);
  const said: Readonly<Record<ReplyProblem, string>> = { empty: words.emptyReply, 'too-soon': words.tooSoon, failed: words.failed };
  return problem && said[problem];
}
