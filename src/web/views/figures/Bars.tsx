import { ratingTone } from '#core/figures/rating.ts';
import './bars.css';

interface Bar {
  readonly label: string;
  readonly share: number;
  readonly said: string;
  readonly rating?: number;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** True where names are shown nearby, so labels serve screen readers only. */
  readonly isNamed?: boolean;
}

/** Bars up to 100 %. Their numbers are text, so no table is needed. */
export const Bars = ({ bars, isNamed = false }: BarsProps) => (
  <dl className={isNamed ? 'bars named' : 'bars'}>
    {bars.map(({ label, share, said, rating }) => (
      <div key={label}>
        <dt className={isNamed ? 'vh' : undefined}>{label}</dt>
        <dd>
          <svg className="chart" height="8" aria-hidden="true" data-r={rating === undefined ? undefined : ratingTone(rating)}>
            <rect className="track" width="100%" height="8" rx="2" />
            <rect className="value" width={`${share}%`} height="8" rx="2" />
          </svg>
          <b>{said}</b>
        </dd>
      </div>
    ))}
  </dl>
);
