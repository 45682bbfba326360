import { describe, expect, it } from 'vitest';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { unnamedMember } from '#core/sessions/user-state.ts';
import { words as mutesInEnglish } from '../moderation/mutes-en.ts';
import { words as mutesInHindi } from '../moderation/mutes-hi.ts';
import { words as teamInEnglish } from '../moderation/team-en.ts';
import { words as teamInHindi } from '../moderation/team-hi.ts';
import { words as english } from './en.ts';
import { words as hindi } from './hi.ts';

describe('the name of a member who left', () => {
  it('is said in the language of the reader, and no other name is touched (R-155)', () => {
    for (const { authorName } of [english, mutesInEnglish])
      expect([leftBehindName, 'Quiet Banyan'].map(authorName)).toEqual(['Deleted member', 'Quiet Banyan']);
    for (const { authorName } of [hindi, mutesInHindi]) expect([leftBehindName, 'Quiet Banyan'].map(authorName)).toEqual(['पूर्व सदस्य', 'Quiet Banyan']);
  });

  it('cannot be taken by a member (R-158)', () => {
    expect(problemWithName(leftBehindName)).toBe('official');
  });
});

describe('the display name of a new account', () => {
  it('is said in the language of the reader', () => {
    expect([unnamedMember, 'Meera'].map(teamInEnglish.displayName)).toEqual(['Member', 'Meera']);
    expect([unnamedMember, 'Meera'].map(teamInHindi.displayName)).toEqual(['सदस्य', 'Meera']);
  });
});
