import { ratingTone } from '#core/figures/rating.ts';
import './bars.css';

interface Bar {
  readonly label: string;
  /** The filled part of the track, from 0 to 100. */
  readonly share: number;
  /** The value in words, at the end of the bar. */
  readonly said: string;
  /** Colours the bar as this rating. */
  readonly rating?: number;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** Whether what they are of is beside them, so that their labels are for those who hear them alone. */
  readonly isNamed?: boolean;
}

/** Shares or ratings of like things on tracks that end at 100 %. The numbers are text, so it needs no table beside it. */
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
