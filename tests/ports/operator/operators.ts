import { expect, it } from 'vitest';
import type { Operator } from '#core/operator/operator.ts';
import type { Operators } from '#core/operator/operators.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';

export function namesItsOperator(open: (operator: Operator) => Promise<Operators>): void {
  it.each([
    ['all of it', koyalTrust],
    [
      'an officer without telephone and address',
      { ...koyalTrust, officer: { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: null, address: null } },
    ],
    ['nothing', { name: null, mail: null, officer: null, isDemo: true }],
  ] as const)('says who runs the installation, as far as they said so: %s (T-12)', async (_what, operator) =>
    expect(await (await open(operator)).here()).toEqual(operator),
  );
}
