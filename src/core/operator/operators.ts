import type { Operator } from './operator.ts';

export abstract class Operators {
  abstract here(): Promise<Operator>;
}
