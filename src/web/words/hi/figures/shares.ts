import { shareEdge } from '#core/crowds/crowd-steps.ts';

/** A share of a crowd in Hindi: never nobody, and never everyone. */
export const shareSaid = (percent: number, people: number): string =>
  percent === 0 ? `${shareEdge(people)}% से कम` : percent === 100 ? `${100 - shareEdge(people)}% से ज़्यादा` : `${percent}%`;
