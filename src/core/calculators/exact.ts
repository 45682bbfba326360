/** A whole number of paise. */
export type Paise = number;

/** The way a fraction goes; half-up moves away from zero below zero too. */
export type Rounding = 'half-up' | 'up' | 'down';

/** Rupees as paise; an amount with at most two decimals comes over exactly. */
export const paise = (rupees: number): Paise => Math.round(rupees * 100);

/** Paise as rupees, as the number that prints with two decimals. */
export const rupees = (amount: Paise): number => amount / 100;

/** amount × numerator ÷ denominator as a whole number, exactly, however large the product is. */
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

/** A hundredth of a per cent: rates stand as whole numbers of these. */
export const wholeRate = 10_000;

/** A percentage that people typed, as a fraction of whole numbers with at most six decimals: 12.5 is 12500000 of 100000000. */
export const percentParts = (percent: number): readonly [numerator: number, denominator: number] => [Math.round(percent * 1_000_000), 100_000_000];

/** The sum of some amounts. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
