import { useId, useRef, useState } from 'react';
import type { Decision } from '#core/moderation/moderations.ts';
import { Button } from '../ui/Button.tsx';
import { RemovalQuestion } from './RemovalQuestion.tsx';
import styles from './queue.module.css';

interface AnswersProps {
  readonly keep: string;
  readonly remove: string;
  readonly rule: string;
  /** True where `remove` takes content down and must be confirmed. */
  readonly takesDown: boolean;
  readonly isBusy: boolean;
  readonly decide: (decision: Decision) => void;
}

export function Answers({ keep, remove, rule, takesDown, isBusy, decide }: AnswersProps) {
  const [isAsked, ask] = useState(false);
  const question = useId();
  const removal = useRef<HTMLButtonElement>(null);
  const leave = () => {
    ask(false);
    removal.current?.focus();
  };
  const asking = takesDown ? { 'aria-expanded': isAsked, 'aria-controls': question } : {};
  return (
    <>
      <div className={styles.answers}>
        <Button busy={isBusy} onClick={() => decide('keep')}>
          {keep}
        </Button>
        <Button {...asking} ref={removal} busy={isBusy} onClick={() => (takesDown ? ask(true) : decide('remove'))}>
          {remove}
        </Button>
      </div>
      {isAsked && <RemovalQuestion id={question} rule={rule} isBusy={isBusy} remove={() => decide('remove')} leave={leave} />}
    </>
  );
}
