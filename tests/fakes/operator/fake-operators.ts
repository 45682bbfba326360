import type { Operator } from '#core/operator/operator.ts';
import type { Operators } from '#core/operator/operators.ts';

export const koyalTrust: Operator = {
  name: 'Koyal Trust',
  mail: 'hello@koyal.example',
  officer: { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: '+91 80 4000 0000', address: '4 Mill Road, Pune 411001' },
  isDemo: false,
};

export class FakeOperators implements Operators {
  operator: Operator;

  constructor(operator: Operator = koyalTrust) {
    this.operator = operator;
  }

  async here(): Promise<Operator> {
    return this.operator;
  }
}
