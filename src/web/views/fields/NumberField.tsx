import { observer } from 'mobx-react-lite';
import { endSaid, numberReading, type NumberEnds } from '#core/calculators/typed-number.ts';
import type { NumberSaid } from '#web/words/en/figures/number-said.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from './Field.tsx';
import styles from './amount-picker.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly ends: NumberEnds;
  /** True once its problem is to be shown. */
  readonly isWrong: boolean;
  readonly isOptional?: boolean;
  /** Problem of a number that is between its ends. */
  readonly error?: string | undefined;
  readonly words: NumberSaid;
  readonly onChange: (typed: string) => void;
  readonly onLeave?: () => void;
}

/** Number between two ends. One press takes the end nearest to another. */
export const NumberField = observer(function NumberField({ label, hint, value, ends, words, onChange, onLeave, ...more }: NumberFieldProps) {
  const reading = numberReading(value, ends);
  const { isWrong, isOptional = false, error } = more;
  return (
    <div className={styles['asked']}>
      <Field label={label} {...(hint && { hint })} error={isWrong ? words.between(ends, isOptional) : error}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode={inputModeOf(ends)}
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
      {isWrong && reading.kind === 'beyond' && (
        <Button className={styles['meant']} onClick={() => onChange(String(reading.nearest))}>
          {words.take(endSaid(reading.nearest, ends))}
        </Button>
      )}
    </div>
  );
});

/** Keyboards of digits alone lack a minus sign. */
const inputModeOf = ({ least = 0, places = 0 }: NumberEnds): 'text' | 'decimal' | 'numeric' => (least < 0 ? 'text' : places > 0 ? 'decimal' : 'numeric');
