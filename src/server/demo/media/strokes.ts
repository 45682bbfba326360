import type { Random } from '../random.ts';

/** The colours of one cover, from what is far away to what is near, and one for what shines. */
export interface CoverColours {
  readonly sky: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
  readonly light: string;
}

/** The drawing of a cover, on 1200 by 300. */
export type DrawCover = (colours: CoverColours, random: Random) => string;

export const width = 1200;
export const height = 300;

/** A smooth line from edge to edge that swings around a height. */
export function ridge(random: Random, y: number, swing: number, steps: number): string {
  const step = width / steps;
  let last = y + random.between(-swing, swing);
  let path = `M0 ${last}`;
  for (let at = 0; at < steps; at++) {
    const next = y + random.between(-swing, swing);
    path += `c${step / 2} 0 ${step / 2} ${next - last} ${step} ${next - last}`;
    last = next;
  }
  return path;
}

/** A ridge with everything below it. */
export const hill = (random: Random, y: number, swing: number, steps: number): string => `${ridge(random, y, swing, steps)}V${height}H0z`;

/** Numbers from one end to the other in equal steps. */
export const steps = (from: number, to: number, by: number): number[] => Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by);
