import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { useWords } from '../words.tsx';
import styles from './host-numbers.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface LongTableProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const fewRows = 8;

/** Table of numbers, partly folded. Draws nothing when empty. */
export const LongTable = observer(function LongTable({ id, heading, lead, columns, rows }: LongTableProps) {
  const words = useWords(hostNumberWords);
  if (rows.length === 0) return null;
  const rest = rows.slice(fewRows);
  return (
    <section className="stack g3" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead && <p className="muted">{lead}</p>}
      <Rows label={heading} columns={columns} rows={rows.slice(0, fewRows)} />
      {rest.length > 0 && (
        <details className="numbers">
          <summary>{words.more(rest.length)}</summary>
          <Rows label={`${heading}: ${words.more(rest.length)}`} columns={columns} rows={rest} />
        </details>
      )}
    </section>
  );
});

export const Rows = ({ label, columns: [first = '', ...columns], rows }: { readonly label: string } & Pick<LongTableProps, 'columns' | 'rows'>) => (
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className="table" aria-label={label}>
      <NumberHeads item={first} columns={columns} />
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers] }) => (
          <tr key={key}>
            <th scope="row" className={styles.long} dir="auto">
              {name}
            </th>
            {numbers.map((number, at) => (
              <td key={columns[at]} className="num">
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
