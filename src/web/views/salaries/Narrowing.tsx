import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { QueryForm } from '../fields/QueryForm.tsx';
import { useWords } from '../words.tsx';
import { NarrowChoice } from './NarrowChoice.tsx';
import type { NarrowField } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

interface NarrowingProps extends Pick<ComponentProps<typeof QueryForm>, 'action' | 'sort' | 'urlOf'> {
  readonly fields: readonly NarrowField[];
}

/** Whose pay is shown. */
export const Narrowing = observer(function Narrowing({ fields, ...form }: NarrowingProps) {
  const { narrow: words } = useWords(payWords);
  return (
    <QueryForm className={styles['narrowing']} label={words.label} {...form}>
      {(pick) => (
        <>
          {fields.map((field) => (
            <NarrowChoice key={field.name} field={field} onPick={({ form: element }) => element && pick(element)} />
          ))}
          <button type="submit" className={`btn ${styles['unscripted']}`}>
            {words.apply}
          </button>
        </>
      )}
    </QueryForm>
  );
});
