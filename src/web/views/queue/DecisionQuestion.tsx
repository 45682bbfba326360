import { useEffect, useId, useRef } from 'react';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

export interface Confirmation {
  readonly question: string;
  readonly yes: string;
}

interface DecisionQuestionProps extends Confirmation {
  readonly id: string;
  readonly isBusy: boolean;
  readonly confirm: () => void;
  readonly leave: () => void;
}

/** Confirms a public decision. Takes the focus and ignores a second tap. */
export function DecisionQuestion({ id, question, yes, isBusy, confirm, leave }: DecisionQuestionProps) {
  const { confirming } = useWords(moderationWords);
  const label = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div id={id} ref={group} role="group" aria-labelledby={label} tabIndex={-1} className="inset stack g3">
      <p id={label}>{question}</p>
      <div className="row">
        <Button look="main" busy={isBusy} onClick={confirm}>
          {yes}
        </Button>
        <Button onClick={leave}>{confirming.no}</Button>
      </div>
    </div>
  );
}
