import { useEffect, useId, useRef } from 'react';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface RemovalQuestionProps {
  readonly id: string;
  /** The rule by its name. */
  readonly rule: string;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly leave: () => void;
}

/** Asks once more before something is taken down, and names the rule. It takes the focus, so that it is read, and a second tap on the same place does nothing. */
export function RemovalQuestion({ id, rule, isBusy, remove, leave }: RemovalQuestionProps) {
  const { removal } = useWords(moderationWords);
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div id={id} ref={group} role="group" aria-labelledby={question} tabIndex={-1} className="inset stack g3">
      <p id={question}>{removal.question(rule)}</p>
      <div className="row">
        <Button look="main" busy={isBusy} onClick={remove}>
          {removal.yes}
        </Button>
        <Button onClick={leave}>{removal.no}</Button>
      </div>
    </div>
  );
}
