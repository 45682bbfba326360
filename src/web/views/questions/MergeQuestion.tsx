import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { minutesOf, type Failure } from '#core/failure.ts';
import { longestQuestion } from '#core/interviews/interview.ts';
import { questionPath } from '#core/navigation/screens.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { MergeStore } from '#web/stores/questions/merge-store.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import type { MergeWords } from '#web/words/en/questions/merge.ts';
import { mergeWords } from '#web/words/questions/merge-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { Field } from '../fields/Field.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { takeFocus } from '../overlays/lost-focus.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Asks a moderator which question remains and leads there after merging. */
export const MergeQuestion = observer(function MergeQuestion() {
  const { question, isMerging } = useStore(QuestionStore);
  return isMerging && question.value ? <Merging question={question.value} /> : null;
});

const Merging = observer(function Merging({ question }: { readonly question: AskedQuestion }) {
  const words = useWords(mergeWords);
  const { cancel } = useWords(postWords);
  const page = useStore(QuestionStore);
  const store = useStore(MergeStore);
  // Before anyone can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => store.open(question), [store, question]);
  const { send, problem } = useMerging();
  const foot = (
    <>
      <Button look="main" busy={store.merging.state.status === 'LOADING'} onClick={() => void send()}>
        {words.press}
      </Button>
      <Button onClick={() => page.merge(false)}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => page.merge(false)} title={words.title} foot={foot}>
      <div className="stack g3">
        <p>{words.lead(question.text)}</p>
        <Field label={words.find}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="search"
              dir="auto"
              autoComplete="off"
              maxLength={longestQuestion}
              value={store.text}
              onChange={({ currentTarget }) => store.type(currentTarget.value)}
            />
          )}
        </Field>
        <Others />
        {problem !== undefined && (
          <p ref={takeFocus} className="err" role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
});

const Others = observer(function Others() {
  const words = useWords(mergeWords);
  const { answers } = useWords(questionWords);
  const store = useStore(MergeStore);
  const { others, chosenId } = store;
  if (store.seeking.state.status === 'FAILURE')
    return (
      <p className="err" role="alert">
        {words.notFound}
      </p>
    );
  return (
    <>
      <p className="vh" role="status">
        {others && (others.length === 0 ? words.none : words.found(others.length))}
      </p>
      {others?.length === 0 && <p className="muted">{words.none}</p>}
      {others !== undefined && others.length > 0 && (
        <RadioChoices
          label={words.stays}
          look="strong"
          value={chosenId}
          onChange={(questionId) => store.choose(questionId)}
          options={others.map(({ questionId, text, company, answersCount }) => ({
            value: questionId,
            label: (
              <span>
                <span dir="auto">{text}</span>{' '}
                <span className="muted sm">
                  ({company.name}, {answers(answersCount)})
                </span>
              </span>
            ),
          }))}
        />
      )}
    </>
  );
});

function useMerging() {
  const words = useWords(mergeWords);
  const store = useStore(MergeStore);
  const page = useStore(QuestionStore);
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  const [isMissing, miss] = useState(false);
  const { state } = store.merging;
  const send = async () => {
    miss(store.chosenId === undefined);
    const stays = await store.merge();
    if (!stays) return;
    page.merge(false);
    toasts.show({ type: 'success', text1: words.done });
    void navigate(questionPath(stays.slug), { replace: true });
  };
  const missing = isMissing && store.chosenId === undefined ? words.missing : undefined;
  return { send, problem: state.status === 'FAILURE' ? failureIn(state.failure, words) : missing };
}

function failureIn({ kind, retryAfterSeconds }: Failure, { failures }: MergeWords): string {
  if (kind === 'limited') return failures.limited(minutesOf(retryAfterSeconds));
  return kind === 'missing' || kind === 'invalid' || kind === 'offline' ? failures[kind] : failures.failed;
}
