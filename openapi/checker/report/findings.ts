import type { Kind, Outcome } from '../check.ts';
import { causeOf, knownIn } from './causes.ts';

/** What is wrong with a service, once for each cause, however many checks met it. */
export interface Finding {
  readonly kind: Kind;
  readonly sentence: string;
  /** The operations that show it. */
  readonly operations: readonly string[];
  /** What was asked of them, in the words of the checks. */
  readonly whats: readonly string[];
  readonly checks: number;
  /** The place in the contract files that promises otherwise (a URI). */
  readonly promised: string | undefined;
  /** The first check that showed it, with its request and what came. */
  readonly first: Outcome;
}

/** Findings by cause: a header that is missing everywhere is one, and so is a body that one operation never looks at. */
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

/** Its violations, of which those of the status are one: that it is another one, that it breaks, and that nobody documented it. */
const causesIn = ({ violations }: Outcome): Outcome['violations'] =>
  violations.filter(({ pointer }, index) => pointer !== '/status' || violations.findIndex((other) => other.pointer === '/status') === index);
