/** Positions of people in percent of the axis. */
export interface StripMarks {
  readonly tenth: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly ninetieth: number;
}

interface StripProps {
  readonly finding?: string;
  /** Undefined with too little data, drawn dashed. */
  readonly spread?: StripMarks | undefined;
}

/** Pay from the 10th to the 90th percentile, with middle half and median. */
export const Strip = ({ finding, spread }: StripProps) => (
  <svg className="strip chart" height="28" {...(finding ? { role: 'img', 'aria-label': finding } : { 'aria-hidden': true })}>
    {spread ? <Marks {...spread} /> : <line className="none" x1="0" x2="100%" y1="14" y2="14" />}
  </svg>
);

const Marks = ({ tenth, quarter, median, threeQuarters, ninetieth }: StripMarks) => (
  <>
    <rect className="whisker" x={`${tenth}%`} y="13" width={`${ninetieth - tenth}%`} height="2" />
    <rect className="value" x={`${quarter}%`} y="7" width={`${threeQuarters - quarter}%`} height="14" rx="3" />
    <svg x={`${median}%`} overflow="visible">
      <rect className="median" x="-2" y="3" width="4" height="22" rx="1" />
    </svg>
  </>
);
