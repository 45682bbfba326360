import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Numbers } from './Numbers.tsx';
import { Ticks } from './Ticks.tsx';
import './columns.css';

interface Bin {
  readonly label: string;
  readonly height: number;
  readonly said: string;
  readonly isMiddle?: boolean;
}

interface HistogramProps {
  readonly finding: string;
  readonly bins: readonly Bin[];
  /** Median in percent of the axis. */
  readonly median?: number;
  readonly you?: number;
  readonly ticks: readonly string[];
  readonly columns: readonly [string, string];
}

/** Histogram of people. Each bin has at least eight people or none (k-anonymity). */
export const Histogram = observer(function Histogram({ finding, bins, median, you, ticks, columns }: HistogramProps) {
  const words = useWords(uiWords);
  const width = 100 / bins.length;
  return (
    <div>
      <svg className="chart columns low" role="img" aria-label={finding}>
        {bins.map(({ label, height, isMiddle }, at) => (
          <rect
            key={label}
            className={isMiddle ? 'core' : undefined}
            x={`${at * width}%`}
            y={`${100 - height}%`}
            width={`${width}%`}
            height={`${height}%`}
            rx="2"
          />
        ))}
        {median !== undefined && <line className="median" x1={`${median}%`} x2={`${median}%`} y1="0" y2="100%" />}
        {you !== undefined && (
          <>
            <line className="you" x1={`${you}%`} x2={`${you}%`} y1="-4" y2="100%" />
            <text className="you-said" x={`${you}%`} y="-12">
              {words.you}
            </text>
          </>
        )}
      </svg>
      <Ticks ticks={ticks} />
      <Numbers columns={columns} rows={bins} />
    </div>
  );
});
