import { benefitsInOrder } from '#core/benefits/benefit.ts';
import { byNames, aNumber, object, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

interface BenefitRemarks {
  /** How usual it is, in hundreds. */
  readonly usual: number;
  readonly notes: readonly string[];
}

/** How usual each benefit is, and what people note about it. */
export const benefitRemarks = demoValues('benefits')('remarks', byNames(benefitsInOrder, object<BenefitRemarks>({ usual: aNumber, notes: textList })));
