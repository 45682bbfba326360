import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairPicture, picturedTens } from './fair-picture.ts';

const texts = {
  heading: 'Are you paid fairly?',
  verdict: 'Within the typical range',
  group: 'Software Engineer, 3 to 5 years, Pune, 20+ people',
  scale: 'How many of 100 people in this group earn less',
  you: 'Here, roughly',
  by: 'Daftar',
  alt: 'A scale.',
  fileName: 'paid-fairly.png',
};

describe('the picture of a place (R-047)', () => {
  it.each([
    [0, 'below', 10],
    [14, 'below', 10],
    [24, 'below', 20],
    [25, 'below', 20],
    [25, 'within', 30],
    [55, 'within', 60],
    [75, 'within', 70],
    [75, 'above', 80],
    [100, 'above', 90],
  ] as const)('marks %s of a hundred, %s typical pay, at %s', (percentile, verdict, tens) => expect(picturedTens({ percentile, verdict })).toBe(tens));

  it('is the same for all places of ten, so that it tells no finer one', () => {
    const drawn = (percentile: number) => JSON.stringify(fairPicture({ percentile, verdict: 'within' }, texts));
    expect(drawn(51)).toBe(drawn(54));
    expect(drawn(54)).not.toBe(drawn(56));
  });

  it('says nothing but the texts it is given and the numbers of its scale', () => {
    const said = fairPicture({ percentile: 57, verdict: 'within' }, texts).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(said).toEqual([texts.heading, texts.verdict, texts.group, texts.you, '0', '25', '50', '75', '100', texts.scale, texts.by]);
  });

  it('holds each of its shapes, whatever the group is called', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom('below', 'within', 'above'), fc.lorem({ maxCount: 40 }), (percentile, verdict, group) => {
        const { width, height, shapes } = fairPicture({ percentile, verdict }, { ...texts, group });
        expect(shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ')).toContain(group);
        for (const shape of shapes) {
          expect([shape.x >= 0, shape.x <= width, shape.y >= 0, shape.y <= height]).toEqual([true, true, true, true]);
          if (shape.kind === 'box') expect([shape.x + shape.width <= width, shape.y + shape.height <= height]).toEqual([true, true]);
        }
      }),
    );
  });
});
