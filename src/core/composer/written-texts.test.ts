import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/content.ts';
import { editableIn, isOtherThan, textsFrom, textsIn, withText } from './written-texts.ts';
import { blank } from './writing.ts';

const written = { ...textsIn(blank('submission-key-0001')), title: 'Notice', inputText: ' Ninety days?' };

describe('the texts of a draft (R-060)', () => {
  it('are read from storage, and stay unchanged where something else is there', () => {
    expect(textsFrom({ title: 'Leave', inputText: 7 }, written)).toEqual({ ...written, title: 'Leave' });
    expect(textsFrom({}, written)).toEqual(written);
  });

  it('are sent trimmed, an empty title as none', () => {
    expect(editableIn(written)).toMatchObject({ title: 'Notice', content: 'Ninety days?' });
    expect(editableIn(withText(written, 'title', ' '))).toMatchObject({ title: null, content: 'Ninety days?' });
  });

  it('are others than those of a post as soon as one letter is', () => {
    const post = aPost({ title: null, content: ' Ninety days?' });
    expect([isOtherThan(written, post), isOtherThan({ ...written, title: '' }, post)]).toEqual([true, false]);
    expect(isOtherThan(withText({ ...written, title: '' }, 'content', 'Ninety'), post)).toBe(true);
  });
});
