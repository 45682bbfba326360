import type { Kind, Outcome } from '../check.ts';
import { causeOf, knownIn } from './causes.ts';

/** Fault of a service, once for each cause. */
export interface Finding {
  readonly kind: Kind;
  readonly sentence: string;
  readonly operations: readonly string[];
  readonly whats: readonly string[];
  readonly checks: number;
  /** URI of the promise in the contract files. */
  readonly promised: string | undefined;
  readonly first: Outcome;
}

/** Groups findings by cause, such as a header missing everywhere. */
export function findingsIn(outcomes: readonly Outcome[]): readonly Finding[] {
  const broken = outcomes.filter(({ state }) => state === 'broken');
  const shown = broken.flatMap((outcome) => causesIn(outcome).map((violation) => ({ outcome, violation })));
  const known = knownIn(broken);
  const causes = Map.groupBy(shown, ({ outcome, violation }) => causeOf(outcome, violation, known));
  return [...causes.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { kind } = first.outcome;
    return [
      {
        kind,
        sentence: first.violation.sentence,
        operations: [...new Set(own.map(({ outcome }) => outcome.operationId))],
        whats: [...new Set(own.map(({ outcome }) => outcome.what))],
        checks: new Set(own.map(({ outcome }) => outcome)).size,
        promised: first.violation.promised ?? first.outcome.promised,
        first: first.outcome,
      },
    ];
  });
}

/** Merges violations about the status into one. */
const causesIn = ({ violations }: Outcome): Outcome['violations'] =>
  violations.filter(({ pointer }, index) => pointer !== '/status' || violations.findIndex((other) => other.pointer === '/status') === index);
