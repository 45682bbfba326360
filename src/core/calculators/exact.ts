export type Paise = number;

/** Rounding of fractions. Half-up is away from zero, for negatives too. */
export type Rounding = 'half-up' | 'up' | 'down';

/** Exact for at most two decimals. */
export const paise = (rupees: number): Paise => Math.round(rupees * 100);

export const rupees = (amount: Paise): number => amount / 100;

/** amount × numerator ÷ denominator, exact for any size. */
export function times(amount: number, numerator: number, denominator: number, rounding: Rounding): number {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) return Number(divided(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding));
  const rest = Math.abs(product) % denominator;
  const whole = (Math.abs(product) - rest) / denominator;
  return Math.sign(product) * (whole + Number(goesUp(rest, rest * 2 - denominator, rounding))) + 0;
}

function divided(product: bigint, denominator: bigint, rounding: Rounding): bigint {
  const size = product < 0n ? -product : product;
  const rest = size % denominator;
  const whole = size / denominator + (goesUp(Number(rest > 0n), rest * 2n < denominator ? -1 : 0, rounding) ? 1n : 0n);
  return product < 0n ? -whole : whole;
}

const goesUp = (rest: number, aboveHalf: number, rounding: Rounding): boolean =>
  rounding === 'up' ? rest > 0 : rounding === 'half-up' && rest > 0 && aboveHalf >= 0;

/** Rates are in hundredths of a per cent. */
export const wholeRate = 10_000;

/** Fraction of a typed percentage, to six decimals: 12.5 is 12500000 of 100000000. */
export const percentParts = (percent: number): readonly [numerator: number, denominator: number] => [Math.round(percent * 1_000_000), 100_000_000];

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
