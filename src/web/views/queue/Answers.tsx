import { useId, useRef, useState } from 'react';
import type { Decision } from '#core/moderation/moderations.ts';
import { Button } from '../ui/Button.tsx';
import { DecisionQuestion, type Confirmation } from './DecisionQuestion.tsx';
import styles from './queue.module.css';

interface AnswersProps {
  readonly labels: Readonly<Record<Decision, string>>;
  /** Public decisions that must be confirmed. */
  readonly confirmations: Readonly<Partial<Record<Decision, Confirmation>>>;
  readonly isBusy: boolean;
  readonly decide: (decision: Decision) => void;
}

const decisions = ['keep', 'remove'] as const satisfies readonly Decision[];

export function Answers({ labels, confirmations, isBusy, decide }: AnswersProps) {
  const [asked, ask] = useState<Decision>();
  const question = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    ask(undefined);
    opener.current?.focus();
  };
  const press = (decision: Decision, button: HTMLButtonElement) => {
    opener.current = button;
    if (confirmations[decision]) ask(decision);
    else decide(decision);
  };
  const confirmation = asked && confirmations[asked];
  return (
    <>
      <div className={styles.answers}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            {...(confirmations[decision] && { 'aria-expanded': asked === decision, 'aria-controls': question })}
            className={decision === 'remove' && confirmations.remove ? styles.removes : undefined}
            busy={isBusy}
            onClick={({ currentTarget }) => press(decision, currentTarget)}
          >
            {labels[decision]}
          </Button>
        ))}
      </div>
      {asked && confirmation && <DecisionQuestion id={question} {...confirmation} isBusy={isBusy} confirm={() => decide(asked)} leave={leave} />}
    </>
  );
}
