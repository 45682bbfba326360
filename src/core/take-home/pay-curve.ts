import { paise, rupees, type Paise } from '../calculators/exact.ts';
import { payFigures, type PayFigures } from './pay-figures.ts';
import { givenPay, paySetting, type PaySetting } from './pay-setting.ts';
import { regimeFigures, type RegimeFigures } from './regime-figures.ts';
import { dipFrom, dipsIn, type Dip } from './pay-dips.ts';
import type { CliffKind, PayCliff, PayCurveInput, PayCurveOutput, PayPoint } from './take-home-view-types.ts';

/** Cheaper regime's result, with everything that affects the next rupee. */
interface Reading {
  readonly pay: Paise;
  readonly net: Paise;
  readonly tax: Paise;
  readonly marks: Readonly<Record<CliffKind, number>>;
}

const usualPoints = 60;

export function payCurve(input: PayCurveInput): PayCurveOutput {
  const setting = paySetting(input.takeHome);
  const start = paise(givenPay(input.takeHome));
  const points = Math.max(1, input.points ?? usualPoints);
  const step = Math.max(100, Math.ceil((input.upTo === undefined ? start / 2 : paise(input.upTo)) / points / 100) * 100);
  const readings = Array.from({ length: points + 1 }, (_, at) => readingAt(setting, start + at * step));
  const cliffs = readings.flatMap((reading, at) => {
    const next = readings[at + 1];
    return next ? cliffsBetween(setting, reading, next) : [];
  });
  const first = readings[0];
  const at = (pay: Paise): Reading => readingAt(setting, pay);
  const nodes = [...readings, ...cliffs.flatMap(({ before, after }) => [before, after])].sort((one, other) => one.pay - other.pay);
  const dips = dipsIn(nodes, at, step);
  return {
    points: readings.map((reading) => pointOf(reading, start, first?.net ?? 0)),
    cliffs: [
      ...startingDip(dips, cliffs, first).map((dip) => cliffOf({ kind: kindAt(dip.top), before: dip.top, after: at(dip.top.pay + 100) }, start, dip)),
      ...cliffs.map((cliff) => cliffOf(cliff, start, dipFrom(dips, cliff.before))),
    ],
  };
}

const startingDip = (dips: readonly Dip<Reading>[], cliffs: readonly Found[], first: Reading | undefined): Dip<Reading>[] =>
  dips.filter(({ top }) => top.pay === first?.pay && !cliffs.some(({ before }) => before.pay === top.pay));

const kindAt = ({ marks }: Reading): CliffKind => (marks['surcharge-relief-ends'] > 0 ? 'surcharge' : 'rebate-ends');

const pointOf = ({ pay, net, tax }: Reading, start: Paise, from: Paise): PayPoint => ({
  more: rupees(pay - start),
  pay: rupees(pay),
  net: rupees(net),
  brings: rupees(net - from),
  tax: rupees(tax),
});

function readingAt(setting: PaySetting, pay: Paise): Reading {
  const figures = payFigures(setting, pay);
  const [newOne, oldOne] = [regimeFigures(setting, figures, 'new'), regimeFigures(setting, figures, 'old')];
  const best = oldOne.net > newOne.net ? oldOne : newOne;
  return { pay, net: best.net, tax: best.tax, marks: marksOf(setting, figures, best) };
}

/** Values that change only at a cliff, not with pay alone. */
function marksOf(setting: PaySetting, pay: PayFigures, { regime, steps, professionalTax }: RegimeFigures): Reading['marks'] {
  const { slabs, rebateFor } = setting.tax[regime];
  return {
    'cheaper-regime': regime === 'new' ? 0 : 1,
    slab: steps.payable > 0 && steps.rebateRelief === 0 ? slabs.value.filter(([above]) => steps.income > above).length : 0,
    'rebate-ends': rebateFor && steps.income > rebateFor.limit ? 1 : 0,
    'relief-ends': steps.rebateRelief > 0 ? 1 : 0,
    surcharge: steps.surchargeRate,
    'surcharge-relief-ends': steps.surchargeRelief > 0 ? 1 : 0,
    'professional-tax': professionalTax,
    esi: pay.months.filter(({ esi, employerEsi }) => esi + employerEsi > 0).length,
    'provident-fund': setting.input.providentFund === undefined || setting.input.providentFund === 'capped' ? cappedMonths(setting, pay) : 0,
  };
}

const cappedMonths = ({ monthRules }: PaySetting, { months }: PayFigures): number => {
  const rules = monthRules.at(-1)?.providentFund;
  const most = rules ? (rules.ceiling.value * rules.rate.value) / 100 : 0;
  return (months.at(-1)?.employeeProvidentFund ?? 0) >= most ? 1 : 0;
};

interface Found {
  readonly kind: CliffKind;
  readonly before: Reading;
  readonly after: Reading;
}

/** Bisects to a rupee and finds several changes one after another. */
function cliffsBetween(setting: PaySetting, first: Reading, last: Reading): Found[] {
  const found: Found[] = [];
  let from = first;
  for (let kind = changed(from, last); kind && found.length < 8; kind = changed(from, last)) {
    let [low, high] = [from, last];
    while (high.pay - low.pay > 100) {
      const middle = readingAt(setting, low.pay + Math.floor((high.pay - low.pay) / 100 / 2) * 100);
      if (changed(low, middle)) high = middle;
      else low = middle;
    }
    const nearest = changed(low, high);
    if (nearest && isWorthNaming(nearest, low, high)) found.push({ kind: nearest, before: low, after: high });
    from = high;
  }
  return found;
}

const kinds: readonly CliffKind[] = [
  'cheaper-regime',
  'rebate-ends',
  'relief-ends',
  'surcharge',
  'surcharge-relief-ends',
  'esi',
  'professional-tax',
  'provident-fund',
  'slab',
];

const changed = (one: Reading, other: Reading): CliffKind | undefined => kinds.find((kind) => one.marks[kind] !== other.marks[kind]);

/** Skips the start of a relief, as its rebate or surcharge is already named. */
const isWorthNaming = (kind: CliffKind, before: Reading, after: Reading): boolean =>
  !(['relief-ends', 'surcharge-relief-ends'].includes(kind) && after.marks[kind] > before.marks[kind]);

function cliffOf({ kind, before, after }: Found, start: Paise, dip: Dip<Reading> | undefined): PayCliff {
  return {
    kind,
    pay: rupees(before.pay),
    more: rupees(before.pay - start),
    netBefore: rupees(before.net),
    netAfter: rupees(after.net),
    falls: rupees(dip ? dip.top.net - dip.lowest.net : 0),
    lowestAt: dip ? rupees(dip.lowest.pay) : null,
    recoversAt: dip?.recovered ? rupees(dip.recovered.pay) : null,
  };
}
