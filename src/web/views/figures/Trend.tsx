import { useId } from 'react';
import { Numbers } from './Numbers.tsx';
import './columns.css';

interface Point {
  readonly label: string;
  readonly height: number;
  readonly said: string;
  /** Implausibly many at once: hatched, and named in the finding. */
  readonly isBurst?: boolean;
}

interface TrendProps {
  readonly finding: string;
  readonly points: readonly Point[];
  readonly columns: readonly [string, string];
}

/** Number over time, never a forecast. */
export function Trend({ finding, points, columns }: TrendProps) {
  const hatch = useId();
  const width = 100 / points.length;
  return (
    <div>
      <svg className="chart columns low" role="img" aria-label={finding}>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="burst" width="6" height="6" />
          <path className="hatch" d="M0 0v6" />
        </pattern>
        {points.map(({ label, height, said, isBurst }, at) => (
          <g key={label}>
            <rect x={`${at * width}%`} y={`${100 - height}%`} width={`${width}%`} height={`${height}%`} rx="2" fill={isBurst ? `url(#${hatch})` : undefined} />
            <text className="said" x={`${(at + 0.5) * width}%`} y={`${100 - height}%`} dy="-6">
              {said}
            </text>
          </g>
        ))}
      </svg>
      <svg className="chart ticks" aria-hidden="true">
        {points.map(({ label }, at) => (
          <text key={label} x={`${(at + 0.5) * width}%`} y="14">
            {label}
          </text>
        ))}
      </svg>
      <Numbers columns={columns} rows={points} />
    </div>
  );
}
