import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { Operator } from '#core/operator/operator.ts';
import type { Operators } from '#core/operator/operators.ts';

export class HttpOperators implements Operators {
  readonly #system: Service<operations>;

  constructor(system: Service<operations>) {
    this.#system = system;
  }

  here(): Promise<Operator> {
    return this.#system.getOperator({});
  }
}
