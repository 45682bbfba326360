import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import { calendarMonth } from '../calculators/financial-year.ts';
import type { SignedRupees } from '../calculators/answer-types.ts';
import { payFigures, type PayFigures } from '../take-home/pay-figures.ts';
import { paySetting, type PaySetting } from '../take-home/pay-setting.ts';
import { regimeFigures, type RegimeFigures } from '../take-home/regime-figures.ts';
import { fixedOnly, payMonthsOf } from '../take-home/take-home.ts';
import type { YearStretch } from '../take-home/take-home-types.ts';
import { headlineOf, yearStretches } from '../take-home/year-stretches.ts';
import type { InHandOfCtc, InHandToCtcInput } from './in-hand-types.ts';

/** Pay in hand at one CTC, in paise. */
export interface InHandAt {
  readonly ctc: Paise;
  /** Twelve counted months, or minus infinity without a valid package. */
  readonly inHand: Paise;
  /** Pay that the parts of the package lack. */
  readonly missing: Paise;
  readonly pay: PayFigures;
  readonly best: RegimeFigures;
  /** Figures that the counted month follows, by regime. */
  readonly followed: readonly RegimeFigures[];
}

export interface InHandCurve {
  readonly setting: PaySetting;
  readonly isFromNow: boolean;
  /** Counts a month without the variable pay of another, whose tax may choose the regime. */
  readonly hasLump: boolean;
  at(ctc: Paise): InHandAt;
}

export function inHandCurve(input: InHandToCtcInput): InHandCurve {
  const { monthlyInHand: _wish, reading, variableCounts = false, ...terms } = input;
  const setting = paySetting({ ...terms, annualCtc: 0 });
  const isFromNow = reading === 'from-now';
  const hasLump = isFromNow && setting.input.variableMonth !== undefined;
  return {
    setting,
    isFromNow,
    hasLump,
    at: (ctc) => {
      const pay = payFigures(setting, ctc);
      const regimes = regimesOf(setting, pay);
      const best = bestOf(regimes);
      const missing = missingOf(setting, pay);
      const followed = hasLump ? regimes.map((one) => fixedOnly(setting, pay, one)) : regimes;
      const counted = (): Paise => (isFromNow ? headlineYear(setting, pay, best, variableCounts) : best.net - (variableCounts ? 0 : pay.variable));
      return { ctc, inHand: missing > 0 ? Number.NEGATIVE_INFINITY : counted(), missing, pay, best, followed };
    },
  };
}

function regimesOf(setting: PaySetting, pay: PayFigures): RegimeFigures[] {
  const { regime = 'cheaper' } = setting.input;
  const asked = regime === 'cheaper' ? (['new', 'old'] as const) : [regime];
  return asked.map((one) => regimeFigures(setting, pay, one));
}

const bestOf = (regimes: readonly RegimeFigures[]): RegimeFigures => regimes.reduce((best, one) => (one.net > best.net ? one : best));

function missingOf({ input }: PaySetting, { fixed, basic, dearnessAllowance }: PayFigures): Paise {
  return Math.max(0, -fixed, input.monthlyBasic === undefined ? 0 : basic + dearnessAllowance - fixed);
}

export const headlineAt = (setting: PaySetting, pay: PayFigures, figures: RegimeFigures): YearStretch => {
  const withoutVariable = pay.variable > 0 ? fixedOnly(setting, pay, figures) : figures;
  const months = payMonthsOf(setting, pay, figures, withoutVariable);
  return headlineOf(yearStretches(setting, pay, figures, months), setting.input.today);
};

/** Leaves out the month's own part of variable pay that does not count. */
function headlineYear(setting: PaySetting, pay: PayFigures, figures: RegimeFigures, variableCounts: boolean): Paise {
  const { usual } = headlineAt(setting, pay, figures);
  const { variableMonth } = setting.input;
  const lump = calendarMonth(usual.month) === variableMonth ? pay.variable : 0;
  const ofVariable = variableMonth === undefined ? times(pay.variable, 1, 12, 'half-up') : lump;
  return (paise(usual.net) - (variableCounts ? 0 : ofVariable)) * 12;
}

/** Answer of one reading, in rupees. */
export function inHandOf({ setting }: InHandCurve, { ctc, inHand, pay, best }: InHandAt): InHandOfCtc {
  const month = (year: Paise): SignedRupees => rupees(times(year, 1, 12, 'half-up'));
  return {
    ctc: rupees(ctc),
    regime: best.regime,
    counted: month(inHand),
    netYear: rupees(best.net),
    netMonth: month(best.net),
    headlineMonth: headlineAt(setting, pay, best).usual.net,
  };
}
