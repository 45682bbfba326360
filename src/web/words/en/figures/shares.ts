import { shareEdge } from '#core/crowds/crowd-steps.ts';

/** Share of a crowd to begin a sentence. Never nobody, and never everyone. */
export const shareSaid = (percent: number, people: number): string =>
  percent === 0 ? `Under ${shareEdge(people)}%` : percent === 100 ? `Over ${100 - shareEdge(people)}%` : `${percent}%`;
