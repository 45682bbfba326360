import { describe, expect, it } from 'vitest';
import { captionLines, captionsIn } from './caption-lines.ts';

describe('captions as lines (R-035)', () => {
  it('keep their places, also where a photo has none', () => {
    const captions = [null, 'The lift', null, 'The roof', null];
    expect(captionsIn(captionLines(captions), captions.length)).toEqual(captions);
  });

  it('are each one line, whatever was typed', () => {
    expect(captionLines([' The \n canteen ', '   '])).toBe('The canteen');
    expect(captionsIn('', 2)).toEqual([null, null]);
  });
});
