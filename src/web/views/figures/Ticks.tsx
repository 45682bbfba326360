import './columns.css';

/** The numbers along an axis, evenly spread; the unit is on the last one. */
export const Ticks = ({ ticks }: { readonly ticks: readonly string[] }) => (
  <svg className="chart ticks" aria-hidden="true">
    {ticks.map((tick, at) => (
      <text key={tick} x={`${(at * 100) / (ticks.length - 1)}%`} y="14" className={at === 0 ? 'first' : at === ticks.length - 1 ? 'last' : undefined}>
        {tick}
      </text>
    ))}
  </svg>
);
