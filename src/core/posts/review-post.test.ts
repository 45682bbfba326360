import { describe, expect, it } from 'vitest';
import { postFromReview } from './review-post.ts';

const phrases = { title: (name: string, rating: number) => `${name}: ${rating} of 5`, likes: 'Good:', dislikes: 'Not good:' };

describe('a post made of a review (R-079)', () => {
  it('holds what the review says', () => {
    const review = { companyName: ' Betwa ', rating: 4, likes: 'Kind leads. ', dislikes: 'Slow hikes.' };
    expect(postFromReview(review, phrases)).toEqual({ title: 'Betwa: 4 of 5', content: 'Good: Kind leads.\n\nNot good: Slow hikes.' });
  });

  it('leaves out what it does not say', () => {
    expect(postFromReview({ companyName: 'Betwa', rating: 2, likes: ' ', dislikes: 'Slow hikes.' }, phrases).content).toBe('Not good: Slow hikes.');
  });
});
