import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { longestAnswer, type EmployerReply } from '#core/company-replies/employer-reply.ts';
import type { Failure } from '#core/failure.ts';
import type { AnyModerated } from '#web/stores/contributions/contributions-store.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { AnswerBelow } from '../company-replies/AnswerBelow.tsx';
import { useTextStop } from '../exposure/use-exposure-stop.tsx';
import { Field } from '../fields/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './contributions.module.css';

interface OwnReplyProps {
  readonly one: AnyModerated;
  readonly id: string;
  readonly reply: EmployerReply;
  readonly company: string;
}

/** Reply of the company as the author sees it, whose one answer goes below it. */
export const OwnReply = observer(function OwnReply({ one, id, reply, company }: OwnReplyProps) {
  const words = useWords(companyReplyWords);
  const [isOpen, open] = useState(false);
  const { answer } = reply;
  return (
    <div className="inset stack g2">
      <p className="sm strong">{words.replied(company)}</p>
      <p className={styles.said}>{reply.text}</p>
      {answer && <AnswerBelow answer={answer} />}
      {isOpen ? (
        <AnswerForm one={one} id={id} company={company} first={answer?.text ?? ''} close={() => open(false)} />
      ) : (
        <span className="row">
          <Button onClick={() => open(true)}>{answer ? words.changeAnswer : words.answer}</Button>
          {answer && (
            <Button look="quiet" busy={one.answering.state.status === 'LOADING'} onClick={() => void one.answer(id, '')}>
              {words.takeBack}
            </Button>
          )}
        </span>
      )}
    </div>
  );
});

interface AnswerFormProps extends Pick<OwnReplyProps, 'one' | 'id' | 'company'> {
  readonly first: string;
  readonly close: () => void;
}

const AnswerForm = observer(function AnswerForm({ one, id, company, first, close }: AnswerFormProps) {
  const words = useWords(companyReplyWords);
  const [text, type] = useState(first);
  const [isEmpty, miss] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state } = one.answering;
  const send = () => void one.answer(id, text.trim()).then((isDone) => isDone && close());
  const { checked, notice } = useTextStop({ draftKey: `answer.${id}`, text, company, type, field, send });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    miss(text.trim() === '');
    if (text.trim() !== '') checked();
  };
  const problem = isEmpty ? words.empty : state.status === 'FAILURE' ? words[problemOf(state.failure)] : undefined;
  return (
    <form className="stack g3" onSubmit={submit} noValidate>
      <Field label={words.answerLabel} hint={words.answerHint(longestAnswer)} error={problem}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input"
            rows={4}
            dir="auto"
            maxLength={longestAnswer}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </Field>
      {notice}
      <div className="row">
        <Button type="submit" look="main" busy={state.status === 'LOADING'}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.notNow}
        </Button>
      </div>
    </form>
  );
});

const problems: Readonly<Record<string, 'reachable' | 'abusive'>> = { TEXT_REACHABLE: 'reachable', TEXT_ABUSIVE: 'abusive' };

const problemOf = ({ code = '' }: Failure): 'reachable' | 'abusive' | 'failed' => problems[code] ?? 'failed';
