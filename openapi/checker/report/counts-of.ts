import type { Outcome } from '../check.ts';

export const countsOf = (outcomes: readonly Outcome[]) => ({
  kept: countOf(outcomes, 'kept'),
  broken: countOf(outcomes, 'broken'),
  notRun: countOf(outcomes, 'not run'),
});

const countOf = (outcomes: readonly Outcome[], state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;

export function summary(outcomes: readonly Outcome[], findings: number): string {
  const { kept, broken, notRun } = countsOf(outcomes);
  const verdict =
    broken > 0
      ? `The contract is broken in ${findings === 1 ? 'one way' : `${findings} ways`}`
      : kept === 0
        ? 'Nothing was checked'
        : notRun > 0
          ? 'The contract is kept, as far as it was checked'
          : 'The contract is kept';
  return `${verdict}: ${kept} checks kept, ${broken} broken, ${notRun} not run.`;
}
