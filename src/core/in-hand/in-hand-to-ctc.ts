import { paise, type Paise } from '../calculators/exact.ts';
import type { IsoDate, Rupees } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import type { State } from '../calculators/states.ts';
import { line } from '../calculators/warnings.ts';
import { takeHome } from '../take-home/take-home.ts';
import { inHandCurve, inHandOf, type InHandCurve } from './in-hand-curve.ts';
import { inHandFall } from './in-hand-fall.ts';
import { ctcStep, firstReaching, lastFrom } from './in-hand-search.ts';
import type { InHandOfCtc, InHandToCtcInput, InHandToCtcOutput } from './in-hand-types.ts';

export function inHandToCtc(input: InHandToCtcInput): InHandToCtcOutput {
  const { monthlyInHand, reading = 'average', variableCounts: _counts, ...terms } = input;
  if (monthlyInHand <= 0) throw refused('nothing', 'monthlyInHand', 'Give a monthly pay in hand above nothing.');
  const curve = inHandCurve(input);
  const target = paise(monthlyInHand) * 12;
  const answer = firstReaching(curve, target);
  if (!answer) throw refused('out-of-reach', 'monthlyInHand', 'No CTC up to 100 crore brings that much in hand.');
  const safe = lastFrom(curve, target, answer);
  const own = inHandOf(curve, answer);
  const whole = takeHome({ ...terms, annualCtc: own.ctc });
  return {
    financialYear: whole.financialYear,
    monthlyInHand,
    reading,
    ...own,
    safeCtc: safe ? safe.ctc / 100 : null,
    headlineFrom: whole[whole.regime].headline.from,
    less: lessOf(curve, answer.ctc - ctcStep),
    safe: safe ? inHandOf(curve, safe) : null,
    fall: safe ? inHandFall(curve, target, answer, safe) : null,
    takeHome: whole,
    lines: [line('wished-in-hand', monthlyInHand), ...whole.lines, ...whole[whole.regime].lines],
    warnings: whole.warnings,
  };
}

function lessOf(curve: InHandCurve, ctc: Paise): InHandOfCtc | null {
  if (ctc < 0) return null;
  const at = curve.at(ctc);
  return at.missing > 0 ? null : inHandOf(curve, at);
}

interface AskedOn {
  readonly today: IsoDate;
  readonly state?: State | undefined;
}

/** Least CTC whose usual month reaches the amount, by the calculator's defaults. */
export function ctcOfInHand(monthly: Rupees, { today, state }: AskedOn): Rupees | undefined {
  const curve = inHandCurve({ monthlyInHand: monthly, reading: 'from-now', today, financialYear: financialYearOn(today), ...(state && { state }) });
  const found = monthly > 0 ? firstReaching(curve, paise(monthly) * 12) : undefined;
  return found && found.ctc / 100;
}
