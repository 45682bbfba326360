import type { Citation, Line } from '../calculators/answer-types.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { crowdSaid } from '../crowds/crowd-steps.ts';
import { listedUrlName } from '../salaries/listed-url-name.ts';
import { experienceBandOf } from '../salaries/salary.ts';
import type { PublishedCell, SpreadPoint } from '../salaries/salary-figures.ts';
import { slippedPay } from '../salaries/unit-slips.ts';
import { comparedGroups, type ComparedGroup } from './compared-groups.ts';
import { comparedAmount } from './compared-people.ts';
import { logDeviation, median, shareBelow } from './exact-place.ts';
import { halfWidthOf } from '../salaries/fair-confidence.ts';
import { fairPlace, leaning, type FairPlace } from './fair-place.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import type { CellReading, ComparedJob, PaidFairlyInput, PaidFairlyOutput, UnitSlip } from './paid-fairly-types.ts';

/** Publishes like the server and compares like the page. */
export function paidFairly(input: PaidFairlyInput): PaidFairlyOutput {
  const today = input.today ?? usualDay;
  const { value: method, rule } = inForceOn(fairPayMethod, today);
  const amount = comparedAmount(input.you, input.fixedOnly ?? false, method, 'you');
  const groups = comparedGroups(input, method, today);
  const place = fairPlace(
    amount,
    groups.flatMap((group) => (group.figures ? [{ level: group.level, figures: group.figures, group: namedGroup(input.you, group) }] : [])),
  );
  const unitSlips = slipsIn(groups);
  const usable = groups.filter(({ figures }) => figures !== null);
  const cells = groups.map((group) => readingOf(group, { amount, usable, unitSlips, method }));
  const [narrowest] = usable;
  if (!place || !narrowest) return notEnough(amount, { cells, unitSlips });
  const [{ cell }] = place.cells;
  const { effective } = narrowest;
  const halfWidth = halfWidthOf({ deviation: logDeviation(narrowest.kept) }, effective);
  const lines = linesOf(amount, place, { effective, halfWidth, rule });
  return {
    verdict: place.verdict,
    around: place.around !== null,
    amount,
    percentile: place.percentile,
    interval: place.interval,
    confidence: cell.figures.confidence,
    group: groupOf(cell, input.you),
    shown: { median: at(cell.figures.points, 50), quartiles: pair(cell.figures.points, 25, 75), tenths: pair(cell.figures.points, 10, 90) },
    working: { percentile: 100 * exactShare(usable, amount, method), quantiles: quantilesOf(usable, method), halfWidth, cells, unitSlips },
    lines,
    warnings: ruleWarnings(lines, input.today),
  };
}

type Quantiles = PaidFairlyOutput['working']['quantiles'];

interface Worked {
  readonly effective: number;
  readonly halfWidth: number;
  readonly rule: Citation;
}

const linesOf = (amount: number, { cells: [{ cell, share, leaningShare }] }: FairPlace, { effective, halfWidth, rule }: Worked): readonly Line[] => [
  line('amount', amount),
  line('people', cell.figures.people, rule),
  line('effective-people', effective, rule),
  line('share', share, rule),
  line('leaning-share', leaningShare, rule),
  line('half-width', halfWidth, rule),
];

function namedGroup({ role, experienceYears, city, company }: ComparedJob, { level, instead }: ComparedGroup): PublishedCell['group'] {
  const named = (name: string | undefined, most: number) => (name === undefined || level > most ? null : { urlName: listedUrlName(name), name: name.trim() });
  const experience = level === 5 || instead?.isOfAnyYears === true ? null : experienceBandOf(experienceYears);
  return {
    company: instead?.company === undefined ? named(company, 0) : named(instead.company, level),
    designation: named(instead?.role ?? role, 3),
    city: named(city, 1),
    experience,
    employment: null,
  };
}

const groupOf = ({ level, group, figures }: PublishedCell, { role, roleFamily }: ComparedJob): PaidFairlyOutput['group'] => ({
  level,
  people: crowdSaid(figures.people),
  role: group.designation?.name ?? role,
  roleFamily: level >= 4 ? (roleFamily ?? null) : null,
  experience: group.experience && group.experience.replace('-', '–'),
  city: group.city && group.city.name,
  company: group.company && group.company.name,
});

const at = (points: readonly SpreadPoint[], wanted: number): number | null => points.find(({ percent }) => percent === wanted)?.amount ?? null;

function pair(points: readonly SpreadPoint[], ...[low, high]: readonly [number, number]): readonly [number, number] | null {
  const [from, to] = [at(points, low), at(points, high)];
  return from === null || to === null ? null : [from, to];
}

/** Exact share below, each group adjusted toward wider ones. */
const exactShare = (groups: readonly ComparedGroup[], amount: number, method: FairPayMethod): number =>
  groups.reduceRight<number | undefined>(
    (wider, group) => leaning({ share: shareBelow(group.kept, amount), people: group.effective }, wider, method),
    undefined,
  ) ?? 0;

function quantilesOf(groups: readonly ComparedGroup[], method: FairPayMethod): Quantiles {
  const pooled = [...new Set(groups.flatMap(({ kept }) => kept.map(({ amount }) => amount)))].toSorted((one, other) => one - other);
  const shares = pooled.map((amount) => exactShare(groups, amount, method));
  const reached = (wanted: number): number | null => pooled[shares.findIndex((share) => share >= wanted - 1e-12)] ?? pooled.at(-1) ?? null;
  return { p10: reached(0.1), p25: reached(0.25), p50: reached(0.5), p75: reached(0.75), p90: reached(0.9) };
}

/** Probable unit mistakes, by the rule of the page's check. */
function slipsIn(groups: readonly ComparedGroup[]): readonly UnitSlip[] {
  const slips = groups.flatMap(({ people, figures }) =>
    people.flatMap(({ amount, id }): readonly UnitSlip[] => {
      const slipped = slippedPay({ amount, currency: 'INR' }, figures ?? undefined);
      return slipped ? [{ amount, suggested: slipped.meant, ...(id !== undefined && { id }) }] : [];
    }),
  );
  return [...new Map(slips.map((slip) => [slip.id ?? slip.amount, slip])).values()];
}

interface ReadFacts {
  readonly amount: number;
  readonly usable: readonly ComparedGroup[];
  readonly unitSlips: readonly UnitSlip[];
  readonly method: FairPayMethod;
}

function readingOf(group: ComparedGroup, { amount, usable, unitSlips, method }: ReadFacts): CellReading {
  const { level, people, kept } = group;
  const from = usable.indexOf(group);
  const isEmpty = kept.length === 0;
  const isSlip = (far: number): boolean => unitSlips.some((slip) => slip.amount === far);
  return {
    level,
    people: people.length,
    kept: kept.length,
    effectivePeople: group.effective,
    median: isEmpty ? null : median(kept.map((person) => person.amount)),
    mad: isEmpty ? null : logDeviation(kept),
    share: isEmpty ? null : shareBelow(kept, amount),
    leaningShare: from < 0 ? null : exactShare(usable.slice(from), amount, method),
    setAside: people.filter((person) => !kept.includes(person) && !isSlip(person.amount)).map((person) => person.amount),
    skipped: from < 0,
  };
}

const notEnough = (amount: number, { cells, unitSlips }: Pick<PaidFairlyOutput['working'], 'cells' | 'unitSlips'>): PaidFairlyOutput => ({
  verdict: 'not-enough',
  around: false,
  amount,
  percentile: null,
  interval: null,
  confidence: null,
  group: null,
  shown: { median: null, quartiles: null, tenths: null },
  working: { percentile: null, quantiles: { p10: null, p25: null, p50: null, p75: null, p90: null }, halfWidth: null, cells, unitSlips },
  lines: [line('amount', amount)],
  warnings: [{ id: 'not-enough-salaries' }],
});
