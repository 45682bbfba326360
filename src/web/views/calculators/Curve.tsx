import { observer } from 'mobx-react-lite';
import { Numbers } from '../figures/Numbers.tsx';
import styles from './calculators.module.css';

interface CurveProps {
  readonly finding: string;
  /** Points from left to right, both axes from 0 to 100. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Points where more input brings less. */
  readonly cliffs: readonly number[];
  readonly ticks: readonly string[];
  readonly columns: readonly [string, string];
  readonly rows: readonly { readonly label: string; readonly said: string }[];
}

/** Line chart of output over input, with marks where more input is less output. */
export const Curve = observer(function Curve({ finding, points, cliffs, ticks, columns, rows }: CurveProps) {
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${(100 - y).toFixed(2)}`).join('');
  return (
    <div>
      <svg className={styles['curve']} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={finding}>
        <line className={styles['axis']} x1="0" x2="100" y1="100" y2="100" />
        <path className={styles['even']} d="M0 100L100 0" />
        {cliffs.map((x) => (
          <line key={x} className={styles['cliff']} x1={x} x2={x} y1="0" y2="100" />
        ))}
        <path d={path} />
      </svg>
      <div className={styles['ticks']} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <Numbers columns={columns} rows={rows} />
    </div>
  );
});
