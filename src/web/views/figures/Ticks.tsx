import './columns.css';

/** Evenly spread axis labels, the unit on the last. */
export const Ticks = ({ ticks }: { readonly ticks: readonly string[] }) => (
  <svg className="chart ticks" aria-hidden="true">
    {ticks.map((tick, at) => (
      <text key={tick} x={`${(at * 100) / (ticks.length - 1)}%`} y="14" className={at === 0 ? 'first' : at === ticks.length - 1 ? 'last' : undefined}>
        {tick}
      </text>
    ))}
  </svg>
);
