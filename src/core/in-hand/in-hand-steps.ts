import { paise, percentParts, sum, wholeRate, type Paise } from '../calculators/exact.ts';
import { unitsPerRupee, type TaxScale, type TaxSteps } from '../income-tax/tax-scale.ts';
import { partsPerPaisa } from '../statutory/provident-fund-shares.ts';
import { esiWages } from '../take-home/month-costs.ts';
import type { PayFigures } from '../take-home/pay-figures.ts';
import type { PaySetting } from '../take-home/pay-setting.ts';
import type { RegimeFigures } from '../take-home/regime-figures.ts';
import type { InHandAt, InHandCurve } from './in-hand-curve.ts';

/** Largest moves by rounding alone, in rupees a year. */
const rounding = { tax: 22, fund: 38, insurance: 24, headline: 60 } as const;

/** Pay to add before a target can be reached, as nothing keeps more than it earns. */
export function stepUp(curve: InHandCurve, at: InHandAt, target: Paise): Paise {
  if (at.missing > 0) return at.missing;
  const { setting } = curve;
  const { most, room } = insuranceOf(setting, at);
  const steps = at.followed.map((figures) => {
    const gap = target - at.inHand + aheadOf(at, figures) - noiseOf(curve, at);
    const within = (lacking: Paise): Paise => (lacking <= 0 ? 0 : pastRelief(curve, at, figures, lacking));
    const free = within(gap);
    return free <= room ? free : Math.max(room, within(gap - most));
  });
  return Math.min(...steps);
}

/** Pay to take away without falling below a target, while the same regime is cheaper. */
export function stepDown(curve: InHandCurve, at: InHandAt, target: Paise): Paise {
  const { setting } = curve;
  const { possible, room } = insuranceOf(setting, at);
  const gap = at.inHand - target - noiseOf(curve, at);
  const own = at.followed.find(({ regime }) => regime === at.best.regime) ?? at.best;
  const within = (more: Paise): Paise => (more <= 0 ? 0 : Math.max(more, downInZone(curve, at, own, more)));
  const free = within(gap);
  return free <= room ? free : Math.max(room, within(gap - possible));
}

/** Net by which the better regime is ahead of another. */
const aheadOf = ({ followed, best }: InHandAt, figures: RegimeFigures): Paise =>
  (followed.find(({ regime }) => regime === best.regime)?.net ?? figures.net) - figures.net;

interface Zone {
  /** Tax on the next rupee, with surcharge and cess, as a part of one. */
  readonly rate: number;
  /** Rate after the relief, if inside one. */
  readonly later: number;
  /** Income until the relief ends, in paise, or 0. */
  readonly relief: Paise;
  /** Income since the rate began, in paise. */
  readonly since: Paise;
}

/** Marginal relief takes each rupee of income, and cess on it. */
function zoneOf({ income, rebate, rebateRelief, surchargeRate, surchargeRelief }: TaxSteps, { slabs, surcharge, cess, rebateFor }: TaxScale): Zone {
  const below = (steps: TaxScale['slabs']['value']): readonly [number, number] => steps.findLast(([above]) => income > above) ?? [0, 0];
  const withCess = 1 + cess.value / wholeRate;
  const [slabAbove, slabRate] = below(slabs.value);
  const [surchargeAbove] = below(surcharge.value);
  const beforeCess = rebate > 0 ? 0 : (slabRate / wholeRate) * (1 + surchargeRate / wholeRate);
  const later = beforeCess * withCess;
  const left = Math.max(rebateRelief, surchargeRelief) / unitsPerRupee / (1 - beforeCess);
  if (left <= 0) return { rate: later, later, relief: 0, since: paise(income - Math.max(slabAbove, surchargeAbove)) };
  const above = rebateRelief > 0 ? (rebateFor?.limit ?? 0) : surchargeAbove;
  return { rate: withCess, later, relief: paise(Math.floor(left)), since: paise(income - above) };
}

/** Parts of each more rupee that deductions, or the fund of other months, may keep out of the taxable income. */
function untaxedPart({ setting, isFromNow }: InHandCurve, { pay }: InHandAt, { regime }: RegimeFigures): number {
  const { input, limits, monthRules } = setting;
  const [part, whole] = percentParts(input.monthlyBasic === undefined ? (input.basicPercent ?? 50) : 0);
  const { new: newRate, oldGovernment } = limits.employerNps.value;
  const nps = (input.annualEmployerNps ?? 0) > 0 ? Math.max(newRate, oldGovernment) / wholeRate : 0;
  const hra = regime === 'old' && (input.monthlyRent ?? 0) > 0 ? 1 / 2 : 0;
  const share = (monthRules.at(-1)?.providentFund.rate.value ?? 0) / wholeRate;
  const fund = isFromNow && isFundMoving(setting, pay) ? share + (regime === 'old' ? share + (input.voluntaryPercent ?? 0) / 100 : 0) : 0;
  return (part / whole) * (nps + hra) + (input.wageRule ? 1 : part / whole) * fund;
}

/** Most that in-hand pay rises by for each rupee of pay. */
function slopeOf(curve: InHandCurve, at: InHandAt, figures: RegimeFigures, rate: number): number {
  const ofOldFund = figures.regime === 'old' && rate > 1 ? rate - 1 : 0;
  return Math.min(1, Math.max(0, 1 - rate) + rate * untaxedPart(curve, at, figures) + ofOldFund);
}

/** Income per rupee of pay is more than one where contributions above their limit are taxed on top. */
const incomePerPay = ({ input }: PaySetting): number => (input.employerProvidentFundInCtc === false && input.providentFund === 'actual' ? 9 / 8 : 1);

function pastRelief(curve: InHandCurve, at: InHandAt, figures: RegimeFigures, gap: Paise): Paise {
  const { setting } = curve;
  const { rate, later, relief } = zoneOf(figures.steps, setting.tax[figures.regime]);
  const slope = slopeOf(curve, at, figures, rate);
  const after = slopeOf(curve, at, figures, later);
  const width = relief / incomePerPay(setting);
  if (relief === 0 || gap <= slope * width) return gap / (relief === 0 ? after : slope);
  return width + (gap - slope * width) / after;
}

function downInZone(curve: InHandCurve, at: InHandAt, figures: RegimeFigures, gap: Paise): Paise {
  const { setting } = curve;
  const { rate, since } = zoneOf(figures.steps, setting.tax[figures.regime]);
  const slope = slopeOf(curve, at, figures, rate);
  const width = Math.max(0, since - paise(10)) / incomePerPay(setting);
  return slope * width <= gap ? width : gap / slope;
}

/** Contributions that rise with the pay, in some month. */
function isFundMoving({ input, monthRules }: PaySetting, pay: PayFigures): boolean {
  const { providentFund = 'capped' } = input;
  const ceiling = paise(monthRules.at(-1)?.providentFund.ceiling.value ?? 0);
  const isBelowCeiling = (pay.months.at(-1)?.contributionWages ?? 0) < ceiling;
  return providentFund === 'actual' || (providentFund === 'capped' && (isBelowCeiling || (input.voluntaryPercent ?? 0) > 0));
}

function noiseOf({ setting, isFromNow }: InHandCurve, { pay }: InHandAt): Paise {
  const isInsured = pay.months.some(({ employerEsi }) => employerEsi > 0);
  const ofFund = isFundMoving(setting, pay) ? rounding.fund : 0;
  return paise(rounding.tax + ofFund + (isInsured ? rounding.insurance : 0) + (isFromNow ? rounding.headline : 0));
}

interface Insurance {
  /** Contributions of a year that would end with cover. */
  readonly most: Paise;
  /** Contributions of a year that could begin with it. */
  readonly possible: Paise;
  /** Pay by which no month's cover changes. */
  readonly room: Paise;
}

function insuranceOf(setting: PaySetting, { pay }: InHandAt): Insurance {
  const { input, monthRules } = setting;
  if (input.esi === false) return { most: 0, possible: 0, room: Number.POSITIVE_INFINITY };
  const base = { ...pay, fixed: pay.months.map(({ fixedParts }) => fixedParts) };
  const distances = monthRules.map((rules, at) => {
    const { usual, disability } = rules.esi.ceiling.value;
    return Math.abs(esiWages(setting, rules, base, at) / partsPerPaisa - paise(input.disability ? disability : usual));
  });
  const isOnEmployee = input.employerEsiInCtc === true;
  const most = sum(pay.months.map(({ esi, employerEsi }) => esi + (isOnEmployee ? employerEsi : 0)));
  const possible = sum(
    monthRules.map(({ esi }) =>
      paise(
        (Math.max(esi.ceiling.value.usual, esi.ceiling.value.disability) * 2 * (esi.rates.value.employee + (isOnEmployee ? esi.rates.value.employer : 0))) /
          wholeRate,
      ),
    ),
  );
  const ofCtc = isOnEmployee ? possible : 0;
  return { most, possible, room: Math.max(0, Math.min(...distances) * 12 - paise(12) - ofCtc) };
}

/** Pay until the marginal relief ends, or 0 outside one. */
export const reliefAhead = (setting: PaySetting, figures: RegimeFigures): Paise =>
  zoneOf(figures.steps, setting.tax[figures.regime]).relief / incomePerPay(setting);
