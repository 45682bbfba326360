import { crore, lakh } from '../figures/rupee-units.ts';
import { latinDigits } from '../indian-scripts.ts';
import { times } from './exact.ts';
import type { AmountField, AmountReading } from './amount-types.ts';
import { withoutCommas } from './without-commas.ts';
import { monthsInYear, splitPeriod, timesInYear, type PayPeriod } from './pay-periods.ts';

/** Default limit of a field: 1,000 crore. */
export const mostRupees = 10_000_000_000;

/** Smaller numbers without unit may mean lakhs. */
const surelyRupees = 1_000;

const units: Readonly<Record<string, number>> = { thousand: 1_000, lakh, crore };

const unitOf = (word: string): number | undefined => {
  if (/^(k|thousands?|ha[zj]aa?r|हज़ार|हजार)$/.test(word)) return units['thousand'];
  if (/^(l|lacs?|lakhs?|लाख)$/.test(word)) return units['lakh'];
  return /^(c|cr|crs|crores?|karo[dr]|करोड़)$/.test(word) ? units['crore'] : undefined;
};

const around = /^\s*(₹|rs\.?|inr|रु\.?|रुपये|ctc:?)|(\/-|₹|rs\.?|inr|rup(?:ee|iy|aiy|ay|y)(?:s|e|a)?|रुपये|रु\.?|only|ctc|मात्र)\s*$/g;

/** Numbers this small mean lakhs a month, larger ones thousands. */
const shortLakhs = 10;

/** Digits grouped by spaces: 18 00 000. */
const spacedGroups = /^\d{1,3}(?: \d{2,3})* \d{3}$/;

/** Parses amounts as typed: 12L, 7 lakh 45 thousand, १२ लाख, or 18k a month. */
export function amountIn(text: string, { yearly = false, per = 'year', short, least = 0, most = mostRupees }: AmountField = {}): AmountReading {
  const plain = latinDigits(text.normalize('NFC').toLowerCase())
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  if (plain === '') return { kind: 'empty' };
  const [, minus, size = ''] = /^([-−–])?\s*(.*)$/.exec(plain.replace(/^\+/, '')) ?? [];
  const { rest: unspaced, said } = bareAmount(size);
  const bare = spacedGroups.test(unspaced) ? unspaced.replaceAll(' ', '') : unspaced;
  const parts = [...bare.matchAll(/(\d[\d,]*(?:\.\d*)?|\.\d+)((?:\s*[\p{L}\p{M}]+)*)\s*/gu)];
  const isAll = parts.length > 0 && parts.map(([whole]) => whole).join('') === bare;
  const amounts = parts.map(([, digits = '', words = '']) => inRupees(digits, words.trim().split(/\s+/).filter(Boolean)));
  const [period, ...others] = said;
  // A day has no place in a field of anything but a year, and nobody is paid by two periods.
  const isTimed = others.length === 0 && (yearly || period !== 'day');
  if (!isTimed || !isAll || amounts.includes(undefined) || !isDescending(parts)) return { kind: 'unreadable' };
  const inYear = yearly ? timesInYear[period ?? per] : 1;
  const typed = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) * inYear;
  const isOfYear = !yearly && per === 'month' && period === 'year';
  const rupees = isOfYear ? times(typed, 1, monthsInYear, 'half-up') : typed;
  if (minus && rupees > 0) return { kind: 'amount', rupees: least, clamped: 'to-least' };
  const hasUnit = parts.some(([, , words = '']) => words.trim() !== '');
  if (isOfYear && !hasUnit && typed > 0 && typed < surelyRupees) return { kind: 'unreadable' };
  const isShort = yearly && !hasUnit && (period === undefined || period === 'year') && rupees < surelyRupees * inYear;
  const meant = isShort
    ? (inRupees(bare, [short ?? (per === 'year' || period || Number(withoutCommas(bare)) < shortLakhs ? 'lakh' : 'thousand')]) ?? 0) * inYear
    : 0;
  if (meant > 0) return { kind: 'unit-unsure', rupees, meant };
  const of = period && { said: period };
  if (rupees > most) return { kind: 'amount', rupees: most, clamped: 'to-most', ...of };
  return rupees < least ? { kind: 'amount', rupees: least, clamped: 'to-least', ...of } : { kind: 'amount', rupees, clamped: null, ...of };
}

function bareAmount(text: string, said: readonly PayPeriod[] = []): { readonly rest: string; readonly said: readonly PayPeriod[] } {
  const { rest, period } = splitPeriod(text.replaceAll(around, '').trim());
  if (rest === text) return { rest, said };
  return bareAmount(rest, period && !said.includes(period) ? [...said, period] : said);
}

/** Rupees of a number with units, which multiply in lakh crore. Drops fractions. */
function inRupees(digits: string, words: readonly string[]): number | undefined {
  const unit = words.reduce<number | undefined>((product, word) => {
    const next = unitOf(word);
    return product === undefined || next === undefined ? undefined : product * next;
  }, 1);
  if (unit === undefined || unit > 1e21) return undefined;
  const [whole = '', fraction = ''] = withoutCommas(digits).split('.');
  const kept = fraction.slice(0, 9);
  const number = Number(`${whole}${kept}`);
  return number > 1e30 ? number : times(number, unit, 10 ** kept.length, 'down');
}

/** Accepts 7 lakh 45 thousand, but not 45 thousand 7 lakh or 12 13. */
function isDescending(parts: readonly RegExpExecArray[]): boolean {
  const sizes = parts.map(([, , words = '']) => unitOf(words.trim().split(/\s+/)[0] ?? '') ?? 1);
  return sizes.every((size, at) => at === 0 || size < (sizes[at - 1] ?? 0));
}
