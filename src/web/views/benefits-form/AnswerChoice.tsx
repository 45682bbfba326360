import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Benefit } from '#core/benefits/benefit.ts';
import { benefitAnswers } from '#core/benefits/benefits-form.ts';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './benefits-form.module.css';

interface AnswerChoiceProps {
  readonly benefit: Benefit;
  readonly errorId: string | undefined;
}

/** Yes or no for a benefit. Pressing again clears it, for those who do not know. */
export const AnswerChoice = observer(function AnswerChoice({ benefit, errorId }: AnswerChoiceProps) {
  const { names } = useWords(benefitWords);
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const id = useId();
  const said = store.answerTo(benefit);
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={styles.answer}
      {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId, tabIndex: -1 })}
    >
      <span id={id}>{names[benefit]}</span>
      <span className={`seg ${styles.sides}`}>
        {benefitAnswers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={id}
              checked={said === answer}
              onChange={() => store.press(benefit, answer)}
              onClick={() => said === answer && store.press(benefit, answer)}
            />
            {words[answer]}
          </label>
        ))}
      </span>
    </div>
  );
});
