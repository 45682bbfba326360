import { observer } from 'mobx-react-lite';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { gratuityWords } from '#web/words/gratuity/gratuity-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { SplitBar } from '../calculators/SplitBar.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

export const GratuityTaxCard = observer(function GratuityTaxCard() {
  const words = useWords(gratuityWords);
  const { item, amount } = useWords(calculatorWords);
  const { limits, exempt, taxable, tax } = useStore(GratuityStore).tax;
  const rows = (['received', 'formula', 'lifetime'] as const).flatMap((key) =>
    limits[key] === null ? [] : [{ label: words.limits[key], value: limits[key] }],
  );
  return (
    <Card aria-labelledby="tax">
      <h2 id="tax">{words.taxHeading}</h2>
      <SplitBar
        parts={[
          { key: 'exempt', amount: exempt, tone: 'ink' },
          { key: 'taxable', amount: taxable, tone: 'tax' },
        ]}
      />
      <table className={`table ${styles['lines']}`}>
        <NumberHeads item={item} columns={[amount]} />
        <tbody>
          {rows.map(({ label, value }) => (
            <Row key={label} label={label} value={value} />
          ))}
          <tr className={styles['total']}>
            <th scope="row">{words.exempt}</th>
            <AmountCell amount={exempt} isExact />
          </tr>
          <Row label={words.taxable} value={taxable} />
          {tax !== null && <Row label={words.taxAmount} value={tax} />}
        </tbody>
      </table>
      <p className="sm muted">{limits.formula === null ? words.government : words.least}</p>
      {tax === null && taxable > 0 && <p className="sm muted">{words.taxUnknown}</p>}
    </Card>
  );
});

const Row = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <AmountCell amount={value} isExact />
  </tr>
);
