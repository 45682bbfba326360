import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { Operators } from '#core/operator/operators.ts';

export const httpOperators = (system: Service<operations>): Operators => ({
  here: () => system.getOperator({}),
});
