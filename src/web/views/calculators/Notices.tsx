import { observer } from 'mobx-react-lite';
import type { Warning } from '#core/calculators/answer-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

export const Notices = observer(function Notices({ warnings }: { readonly warnings: readonly Warning[] }) {
  const words = useWords(calculatorWords);
  const said = [...new Set(warnings.map((warning) => words.warning(warning)))];
  if (said.length === 0) return null;
  return (
    <section className={styles['banner']} aria-label={words.noticesLabel}>
      <WarningIcon small />
      <div>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
});
