import { describe, expect, it } from 'vitest';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { unnamedMember } from '#core/sessions/user-state.ts';
import { words as mutesInEnglish } from '../en/moderation/mutes.ts';
import { words as mutesInHindi } from '../hi/moderation/mutes.ts';
import { words as teamInEnglish } from '../en/moderation/team.ts';
import { words as teamInHindi } from '../hi/moderation/team.ts';
import { words as english } from '../en/posts/words.ts';
import { words as hindi } from '../hi/posts/words.ts';

describe('the name of a member who left or whose account rests', () => {
  it('is said in the reader’s language, truly for both, sparing other names (R-155, M-13)', () => {
    for (const { authorName } of [english, mutesInEnglish]) expect([leftBehindName, 'Quiet Banyan'].map(authorName)).toEqual(['Absent member', 'Quiet Banyan']);
    for (const { authorName } of [hindi, mutesInHindi]) expect([leftBehindName, 'Quiet Banyan'].map(authorName)).toEqual(['अनुपस्थित सदस्य', 'Quiet Banyan']);
  });

  it('cannot be taken by a member (R-158)', () => {
    for (const name of [leftBehindName, ...[english, hindi].map(({ authorName }) => authorName(leftBehindName))])
      expect(problemWithName(name)).toBe('official');
  });
});

describe('the display name of a new account', () => {
  it('is said in the language of the reader', () => {
    expect([unnamedMember, 'Meera'].map(teamInEnglish.displayName)).toEqual(['Member', 'Meera']);
    expect([unnamedMember, 'Meera'].map(teamInHindi.displayName)).toEqual(['सदस्य', 'Meera']);
  });
});
