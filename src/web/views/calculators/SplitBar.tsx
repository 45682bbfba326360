import { classes } from '../ui/classes.ts';
import styles from './calculators.module.css';

export type Tone = 'ink' | 'inkTail' | 'tax' | 'saved' | 'later' | 'rest';

interface SplitBarProps {
  /** Text alternative. Without it the same numbers must be shown nearby. */
  readonly finding?: string;
  readonly parts: readonly { readonly key: string; readonly amount: number; readonly tone: Tone }[];
  readonly isHigh?: boolean;
}

/** Parts of a whole. Even the smallest remains visible. */
export function SplitBar({ finding, parts, isHigh = false }: SplitBarProps) {
  const drawn = placed(parts.filter(({ amount }) => amount > 0));
  return (
    <svg className={classes(styles['bar'], isHigh && styles['high'])} {...(finding ? { role: 'img', 'aria-label': finding } : { 'aria-hidden': true })}>
      {drawn.map(({ key, tone, start, width }) => (
        <rect key={key} className={styles[tone]} x={`${start}%`} width={`${width}%`} height="100%" rx="3" />
      ))}
    </svg>
  );
}

const leastPercent = 0.8;

function placed(parts: SplitBarProps['parts']) {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const widths = parts.map(({ amount }) => Math.max(leastPercent, (amount * 100) / sum));
  const all = widths.reduce((total, width) => total + width, 0);
  let start = 0;
  return parts.map((part, at) => {
    const width = ((widths[at] ?? 0) * 100) / all;
    start += width;
    return { ...part, start: start - width, width };
  });
}

export const Swatch = ({ tone }: { readonly tone: Tone }) => (
  <svg className={styles['swatch']} aria-hidden="true">
    <rect className={styles[tone]} width="12" height="12" rx="3" />
  </svg>
);
