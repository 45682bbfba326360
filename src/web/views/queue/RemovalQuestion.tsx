import { useEffect, useId, useRef } from 'react';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface RemovalQuestionProps {
  readonly id: string;
  readonly rule: string;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly leave: () => void;
}

/** Confirms a removal and names the rule. Takes the focus and ignores a second tap. */
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
