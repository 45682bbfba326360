import {
  nextFigure,
  crowdSize,
  percentsIn,
  shareIn,
  shownFigure,
  middleHalfIn,
  type CrowdShare,
  type CrowdSpread,
  type MadeFigure,
  type CrowdNumbers,
} from '../crowds/figure.ts';
import { crowdStep } from '../crowds/crowd-steps.ts';
import type { ExitFacts } from './review-draft.ts';

export const countedFacts = ['bond', 'bondRupees', 'bondMonths', 'noticeDays', 'buyout', 'relievingDays', 'settlementDays', 'withheld'] as const;
export type CountedFact = (typeof countedFacts)[number];

export const buyoutCodes = { no: 0, yes: 1, 'not-asked': 2 } as const;

interface Buyouts {
  readonly people: number;
  readonly allowed: number;
  readonly refused: number;
  readonly notAsked: number;
}

/** Aggregates of many people, null where too few answered (F-06). */
export interface ExitFigures {
  readonly bond: CrowdShare | null;
  /** Covers only people who signed one. */
  readonly bondRupees: CrowdSpread | null;
  readonly bondMonths: CrowdSpread | null;
  readonly noticeDays: CrowdSpread | null;
  readonly buyout: Buyouts | null;
  readonly relievingDays: CrowdSpread | null;
  readonly settlementDays: CrowdSpread | null;
  readonly withheld: CrowdShare | null;
}

export const noExitFigures: ExitFigures = {
  bond: null,
  bondRupees: null,
  bondMonths: null,
  noticeDays: null,
  buyout: null,
  relievingDays: null,
  settlementDays: null,
  withheld: null,
};

/** Rounding steps that keep any amount from being one person's own. */
const steps = { bondRupees: 5_000, bondMonths: 6, noticeDays: 5, relievingDays: 5, settlementDays: 5 } as const;

export function exitAnswers({
  bondRupees,
  bondMonths,
  noticeDays,
  buyout,
  relievingDays,
  settlementDays,
  isWithheld,
}: ExitFacts): Readonly<Record<CountedFact, number | null>> {
  const isBound = bondRupees !== null && bondRupees > 0;
  return {
    bond: bondRupees === null ? null : Number(isBound),
    bondRupees: isBound ? bondRupees : null,
    bondMonths: isBound && bondMonths !== null && bondMonths > 0 ? bondMonths : null,
    noticeDays,
    buyout: buyout === null ? null : buyoutCodes[buyout],
    relievingDays,
    settlementDays,
    withheld: isWithheld === null ? null : Number(isWithheld),
  };
}

function buyoutsIn(said: CrowdNumbers): Buyouts {
  const [allowed = 0, refused = 0, notAsked = 0] = percentsIn(said, [buyoutCodes.yes, buyoutCodes.no, buyoutCodes['not-asked']]);
  return { people: crowdStep(crowdSize(said)), allowed, refused, notAsked };
}

export type MadeExits = { readonly [Fact in CountedFact]?: MadeFigure<NonNullable<ExitFigures[Fact]>> | undefined };

export function nextExits(before: MadeExits, saidOf: (fact: CountedFact) => CrowdNumbers): MadeExits {
  const spread = (fact: keyof typeof steps) => nextFigure(before[fact], saidOf(fact), (said) => middleHalfIn(said, steps[fact]));
  return {
    bond: nextFigure(before.bond, saidOf('bond'), shareIn),
    bondRupees: spread('bondRupees'),
    bondMonths: spread('bondMonths'),
    noticeDays: spread('noticeDays'),
    buyout: nextFigure(before.buyout, saidOf('buyout'), buyoutsIn),
    relievingDays: spread('relievingDays'),
    settlementDays: spread('settlementDays'),
    withheld: nextFigure(before.withheld, saidOf('withheld'), shareIn),
  };
}

export const shownExits = (made: MadeExits): ExitFigures => ({
  bond: shownFigure(made.bond),
  bondRupees: shownFigure(made.bondRupees),
  bondMonths: shownFigure(made.bondMonths),
  noticeDays: shownFigure(made.noticeDays),
  buyout: shownFigure(made.buyout),
  relievingDays: shownFigure(made.relievingDays),
  settlementDays: shownFigure(made.settlementDays),
  withheld: shownFigure(made.withheld),
});
