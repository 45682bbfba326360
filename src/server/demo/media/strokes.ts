import type { Random } from '../random.ts';

/** Colours from far to near, and one for highlights. */
export interface CoverColours {
  readonly sky: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
  readonly light: string;
}

/** Draws a cover of 1200 by 300. */
export type DrawCover = (colours: CoverColours, random: Random) => string;

export const width = 1200;
export const height = 300;

/** Smooth line from edge to edge around a height. */
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

export const hill = (random: Random, y: number, swing: number, steps: number): string => `${ridge(random, y, swing, steps)}V${height}H0z`;

export const steps = (from: number, to: number, by: number): number[] => Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by);
