import { describe, expect, it } from 'vitest';
import type { StarCounts, WeekCount } from './review-figures.ts';
import { burstWeeks } from './burst-weeks.ts';

const usual: StarCounts = [0, 1, 0, 1, 0];
const weekAt = (number: number, stars: StarCounts): WeekCount => ({ week: `2026-W${String(number).padStart(2, '0')}`, stars });
const steady = (count: number, stars: StarCounts = usual): readonly WeekCount[] => Array.from({ length: count }, (_, at) => weekAt(at + 1, stars));

describe('weeks that came as a burst (F-09)', () => {
  it.each<[string, readonly WeekCount[], readonly string[]]>([
    ['forty of five stars in a company of two a week', [...steady(12), weekAt(13, [0, 0, 0, 0, 40])], ['2026-W13']],
    ['a wave of revenge', [...steady(12), weekAt(13, [9, 2, 0, 1, 0])], ['2026-W13']],
    ['none, where a crowded week is mixed', [...steady(12), weekAt(13, [8, 8, 8, 8, 8])], []],
    ['none, where it is nine', [...steady(12), weekAt(13, [0, 0, 0, 0, 9])], []],
    ['none, where ten are usual', [...steady(12, [1, 1, 1, 3, 4]), weekAt(13, [0, 0, 0, 4, 20])], []],
    ['none, where the first ones come together', [weekAt(1, [0, 0, 0, 0, 30]), weekAt(2, usual)], []],
    ['none, of a company that grows steadily', Array.from({ length: 20 }, (_, at) => weekAt(at + 1, [0, 0, 0, 0, at + 4])), []],
  ])('are %s', (_, weeks, bursts) => expect(burstWeeks(weeks)).toEqual(bursts));
});
