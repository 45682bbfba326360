import { describe, expect, it } from 'vitest';
import { words as moderation } from '../hi/moderation/words.ts';
import { words as own } from '../hi/posts/own.ts';

describe('counts in Hindi', () => {
  it('have another form for one', () => {
    expect([own.figures(1, 1), own.figures(2, 2)]).toEqual(['1 पोस्ट, 1 टिप्पणी', '2 पोस्ट, 2 टिप्पणियाँ']);
    expect([own.decisions.newOnes(1), own.decisions.newOnes(2)]).toEqual(['1 नया', '2 नए']);
    expect([moderation.reportedAs('स्पैम', 1), moderation.reportedAs('स्पैम', 2)]).toEqual(['स्पैम: 1 व्यक्ति', 'स्पैम: 2 लोग']);
  });
});
