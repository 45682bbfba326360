import type { Operator } from '#core/operator/operator.ts';
import type { Operators } from '#core/operator/operators.ts';

export class MemoryOperators implements Operators {
  readonly #operator: Operator;

  constructor(operator: Operator) {
    this.#operator = operator;
  }

  async here(): Promise<Operator> {
    return this.#operator;
  }
}
