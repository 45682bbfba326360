import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { benefitGroups, benefitsOfGroup, type Benefit } from '#core/benefits/benefit.ts';
import { benefitAnswers } from '#core/benefits/benefits-form.ts';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './benefits-form.module.css';

export const AnswersPart = observer(function AnswersPart() {
  const { groups } = useWords(benefitWords);
  const words = useWords(benefitsFormWords);
  const { form, answers } = useStore(BenefitsFormStore);
  const id = useId();
  const problem = form.problems.answers;
  return (
    <>
      <div>
        <h3 className={styles.question}>{words.question}</h3>
        <p className="hint">{words.lead}</p>
        <p className="hint" role="status">
          {words.answered(answers.length)}
        </p>
        {problem && (
          <p id={id} className="err">
            <WarningIcon small />
            {words.answerProblems[problem]}
          </p>
        )}
      </div>
      {benefitGroups.map((group, at) => (
        <section key={group} className={styles.group} aria-labelledby={`${id}${group}`}>
          <h4 id={`${id}${group}`} className="lab">
            {groups[group]}
          </h4>
          {benefitsOfGroup[group].map((benefit, place) => (
            <AnswerChoice key={benefit} benefit={benefit} errorId={problem && at === 0 && place === 0 ? id : undefined} />
          ))}
        </section>
      ))}
    </>
  );
});

interface AnswerChoiceProps {
  readonly benefit: Benefit;
  readonly errorId: string | undefined;
}

/** Yes or no for a benefit. Pressing again clears it, for those who do not know. */
const AnswerChoice = observer(function AnswerChoice({ benefit, errorId }: AnswerChoiceProps) {
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
