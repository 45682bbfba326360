import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { NumberHeads } from './NumberHeads.tsx';

interface NumbersProps {
  readonly columns: readonly [string, string];
  readonly rows: readonly { readonly label: string; readonly said: string }[];
}

export const Numbers = observer(function Numbers({ columns: [first, second], rows }: NumbersProps) {
  const words = useWords(uiWords);
  return (
    <details className="numbers">
      <summary>{words.asTable}</summary>
      <table className="table">
        <NumberHeads item={first} columns={[second]} />
        <tbody>
          {rows.map(({ label, said }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});
