import type { IsoDate, IsoMonth, Line } from '../calculators/answer-types.ts';
import { wholeRate } from '../calculators/exact.ts';
import { inForceOn, rowsIn, type InForce } from '../calculators/rule-table.ts';
import { line } from '../calculators/warnings.ts';
import { priceIndex, priceLinking, type PriceFigures } from './price-index-rules.ts';
import type { RealMonths } from './real-terms-types.ts';

export interface PriceChange {
  readonly numerator: number;
  readonly denominator: number;
  readonly lines: readonly Line[];
}

export interface MissingMonth {
  readonly missing: IsoMonth;
}

export const priceMonths: readonly IsoMonth[] = priceIndex.rows.flatMap(({ value }) => Object.keys(value)).toSorted();

/** Newest first, including months up to the day without a known index. */
export function monthsToAsk(day: IsoDate): readonly IsoMonth[] {
  const months = [...priceMonths];
  for (let last = priceMonths.at(-1); last !== undefined && last < day.slice(0, 7); months.push(last)) last = monthAfter(last);
  return months.toReversed();
}

const monthAfter = (month: IsoMonth): IsoMonth => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)))).toISOString().slice(0, 7);

export const isPriceMonth = (month: IsoMonth): boolean => priceMonths.includes(month);

/** Compares months on a shared base as published, otherwise through the linking factor. */
export function pricesBetween({ earned, reported }: RealMonths): PriceChange | MissingMonth {
  const [then, now] = [figuresOf(earned), figuresOf(reported)];
  if (!then) return { missing: earned };
  if (!now) return { missing: reported };
  const [from, to, linking] = comparable(then.value, now.value);
  return {
    numerator: to.parts,
    denominator: from.parts,
    lines: [line('price-index-earned', from.figure, then.rule), line('price-index-told', to.figure, now.rule), ...linking],
  };
}

interface Comparable {
  readonly figure: number;
  readonly parts: number;
}

function comparable(then: PriceFigures, now: PriceFigures): readonly [from: Comparable, to: Comparable, linking: readonly Line[]] {
  for (const base of ['base2012', 'base2024'] as const) {
    const [from, to] = [then[base], now[base]];
    if (from !== undefined && to !== undefined) return [whole(from), whole(to), []];
  }
  const { value: factor, rule } = inForceOn(priceLinking, priceLinking.rows[0]?.from ?? '');
  return [linked(then, factor), linked(now, factor), [line('price-linking', factor / wholeRate, rule)]];
}

const hundredths = (figure: number): number => Math.round(figure * 100);

const whole = (figure: number): Comparable => ({ figure, parts: hundredths(figure) });

/** Base 2024 figure in hundredths of ten-thousandths. */
function linked({ base2012 = 0, base2024 }: PriceFigures, factor: number): Comparable {
  if (base2024 !== undefined) return { figure: base2024, parts: hundredths(base2024) * wholeRate };
  return { figure: base2012, parts: hundredths(base2012) * factor };
}

function figuresOf(month: IsoMonth): InForce<PriceFigures> | undefined {
  const [row] = rowsIn(priceIndex, `${month}-01`, `${month}-01`);
  const figures = row && Object.hasOwn(row.value, month) ? row.value[month] : undefined;
  return row && figures && { value: figures, rule: row.rule };
}
