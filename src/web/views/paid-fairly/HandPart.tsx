import { observer } from 'mobx-react-lite';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { Field } from '../fields/Field.tsx';
import { PayInput } from '../fields/PayInput.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './paid-fairly.module.css';

/** Finds the CTC for those who know only their in-hand pay. */
export const HandPart = observer(function HandPart() {
  const { hand: words } = useWords(paidFairlyWords);
  const { hand } = useStore(PaidFairlyStore);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void hand.open()}>
      <summary className={styles.ask}>{words.ask}</summary>
      <HandField />
    </details>
  );
});

const HandField = observer(function HandField() {
  const { hand: words, problems } = useWords(paidFairlyWords);
  const store = useStore(PaidFairlyStore);
  const { ctc, monthly, ruling } = store.hand;
  const { text, value, problem } = monthly;
  return (
    <div className="inset stack g2">
      <Field label={words.label} hint={words.hint} error={problem && problems.unreadable}>
        {(control) => (
          <PayInput
            control={control}
            label={words.label}
            typed={text}
            amount={value}
            type={(typed) => monthly.type(typed)}
            choose={(picked) => monthly.choose(picked)}
            leave={() => monthly.settle()}
          />
        )}
      </Field>
      <div role="status">
        {ruling.state.status === 'FAILURE' && <p className="err">{words.failed}</p>}
        {ctc !== undefined && <p>{words.ctc(ctc)}</p>}
      </div>
      {ruling.state.status === 'FAILURE' && <Button onClick={() => void store.hand.open()}>{words.again}</Button>}
      {ctc !== undefined && <Button onClick={() => store.takeHand()}>{words.take(ctc)}</Button>}
    </div>
  );
});
