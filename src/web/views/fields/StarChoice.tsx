import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ratingTone, ratingWord } from '#core/figures/rating.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words.tsx';
import styles from './star-choice.module.css';

const steps = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  readonly label: string;
  /** Chosen step as a form value, empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** True where a heading already shows the legend. */
  readonly isQuiet?: boolean;
  readonly error?: string | undefined;
  /** Label that clears an optional choice. */
  readonly takeBack?: string;
}

/** One to five numbered stars, with the chosen word beside the label. */
export const StarChoice = observer(function StarChoice({ label, value, onChange, isQuiet = false, error, takeBack }: StarChoiceProps) {
  const { ratings } = useWords(ratingWords);
  const name = useId();
  const chosen = Number(value) || null;
  const word = ratingWord(chosen);
  return (
    <fieldset className={`field ${styles.choice}`} {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-aside`, role: 'radiogroup' })}>
      <legend className={isQuiet ? 'vh' : undefined}>{label}</legend>
      <div className={styles.steps}>
        {steps.map((step) => {
          const said = ratings[ratingWord(step) ?? 'average'];
          return (
            <label key={step} data-r={ratingTone(step)}>
              <input type="radio" name={name} checked={value === String(step)} onChange={() => onChange(String(step))} />
              <b>{step}</b>
              <span>{said}</span>
            </label>
          );
        })}
      </div>
      {takeBack && (
        <button type="button" className={classes('go', styles.back, !word && styles.unset)} onClick={() => onChange('')}>
          {takeBack}
          <span className="vh">: {label}</span>
        </button>
      )}
      {error && (
        <p id={`${name}-aside`} className="err">
          <WarningIcon small />
          {error}
        </p>
      )}
    </fieldset>
  );
});
