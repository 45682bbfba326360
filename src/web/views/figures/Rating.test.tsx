import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { Rating } from './Rating.tsx';

const drawn = async (rating: number | null, language: 'en' | 'hi' = 'en') =>
  render(onStage(<Rating value={rating} />, stageIn(language, await loadSentences([ratingWords], language))).tree).container;

const textOf = async (...shown: Parameters<typeof drawn>) => (await drawn(...shown)).textContent;

describe('a rating', () => {
  it.each([
    [4.5, '4.5 out of 5 Good'],
    [4.51, '4.5 out of 5 Excellent'],
    [1, '1.0 out of 5 Bad'],
    [0.9, 'Data not available'],
    [null, 'Data not available'],
  ])('of %s reads: %s (R-013, D-05)', async (rating, text) => {
    expect(await textOf(rating)).toBe(text);
  });

  it('speaks Hindi', async () => {
    expect(await textOf(3.2, 'hi')).toBe('3.2 5 में से ठीक-ठाक');
  });

  it('fills its five parts as far as it reaches', async () => {
    const container = await drawn(2.4);
    expect(container.querySelector('path.value')?.getAttribute('d')).toBe('M0 0h10v6H0zM12 0h10v6H12zM24 0h4v6H24z');
    expect(container.querySelector('.rating')?.getAttribute('data-r')).toBe('2');
  });
});
