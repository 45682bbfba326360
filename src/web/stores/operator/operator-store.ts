import type { Operator } from '#core/operator/operator.ts';
import type { Operators } from '#core/operator/operators.ts';
import { Request } from '../requests/request.ts';

export class OperatorStore {
  readonly operator: Request<Operator>;

  constructor(operators: Operators) {
    this.operator = new Request(() => operators.here());
  }

  async open(): Promise<void> {
    if (this.operator.state.status !== 'SUCCESS') await this.operator.send();
  }
}
