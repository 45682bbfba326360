import { benefitsInOrder } from '#core/benefits/benefit.ts';
import { byNames, aNumber, object, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

interface BenefitRemarks {
  /** Hundredths of people who have it. */
  readonly usual: number;
  readonly notes: readonly string[];
}

export const benefitRemarks = demoValues('benefits')('remarks', byNames(benefitsInOrder, object<BenefitRemarks>({ usual: aNumber, notes: textList })));
