import { observer } from 'mobx-react-lite';
import type { CompanyChoice } from '#web/stores/contributions/company-choice.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './contribution-form.module.css';

interface SendPromisesProps {
  readonly promises: readonly string[];
  /** Promised publication time, which differs for unlisted companies. */
  readonly delay: string | undefined;
  readonly store: { readonly companyChoice: Pick<CompanyChoice, 'isTyped'> };
  /** Number an account may send. Changes cost none. */
  readonly few: string | false;
}

export const SendPromises = observer(function SendPromises({ promises, delay, store, few }: SendPromisesProps) {
  const { unlisted } = useWords(contributionWords).form;
  const when = store.companyChoice.isTyped ? unlisted.delay : delay;
  return (
    <div className={styles.promise}>
      <ul>
        {[...promises, when].map(
          (said) =>
            said && (
              <li key={said}>
                <CheckIcon small />
                {said}
              </li>
            ),
        )}
      </ul>
      {few && <p className="muted">{few}</p>}
    </div>
  );
});
