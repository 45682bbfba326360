import { observer } from 'mobx-react-lite';
import { scaleTop } from '#core/usage/chart-scale.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { Numbers } from '../figures/Numbers.tsx';
import { Ticks } from '../figures/Ticks.tsx';
import { useWords } from '../words.tsx';
import styles from './host-numbers.module.css';
import '../figures/columns.css';

interface Span {
  readonly begins: string;
  readonly times: number;
}

interface SpanPictureProps {
  readonly spans: readonly Span[];
  /** Text alternative, of the span with most. */
  readonly finding: (begins: string, most: number) => string;
  readonly columns: readonly [string, string];
}

/** Columns on a named scale. Outliers are cut off with a mark, and said below. */
export const SpanPicture = observer(function SpanPicture({ spans, finding, columns }: SpanPictureProps) {
  const words = useWords(hostNumberWords);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const most = spans.reduce((found, span) => (span.times > found.times ? span : found), first);
  const top = scaleTop(spans.map(({ times }) => times));
  const cut = spans.filter(({ times }) => times > top);
  const ticks = first === last ? [words.shortDay(first.begins), ''] : [words.shortDay(first.begins), words.shortDay(last.begins)];
  return (
    <div>
      <p className={styles.top}>{words.number(top)}</p>
      <svg className="chart columns low" role="img" aria-label={finding(most.begins, most.times)}>
        {spans.map((span, at) => (
          <Column key={span.begins} share={(span.times * 100) / top} at={at} width={100 / spans.length} />
        ))}
      </svg>
      <Ticks ticks={ticks} />
      {cut.length > 0 && <p className="hint">{words.cutOff(cut.map(({ begins, times }) => words.onDay(words.day(begins), times)))}</p>}
      <Numbers columns={columns} rows={spans.map(({ begins, times }) => ({ label: words.day(begins), said: words.number(times) }))} />
    </div>
  );
});

interface ColumnProps {
  /** Height in percent of the scale, more than 100 for an outlier. */
  readonly share: number;
  readonly at: number;
  readonly width: number;
}

const Column = ({ share, at, width }: ColumnProps) => {
  const [height, place] = [Math.min(100, share), { x: `${at * width}%`, width: `${width}%` }];
  return (
    <>
      <rect {...place} className="core" y={`${100 - height}%`} height={`${height}%`} rx="2" />
      {share > 100 && <rect {...place} className={styles.break} y="12%" height="6%" />}
    </>
  );
};
