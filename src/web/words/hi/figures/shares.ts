import { shareEdge } from '#core/crowds/crowd-steps.ts';

/** Share of a crowd. Never nobody, and never everyone. */
export const shareSaid = (percent: number, people: number): string =>
  percent === 0 ? `${shareEdge(people)}% से कम` : percent === 100 ? `${100 - shareEdge(people)}% से ज़्यादा` : `${percent}%`;
