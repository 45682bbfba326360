import { expect, it } from 'vitest';
import { usualPreference } from './member-preference.ts';
import { preferenceSpelled, spelledPreference } from './spelled-preference.ts';

it.each([
  [usualPreference, 'personal_false_false_true'],
  [{ feedStart: 'everything', hidesReadPosts: true, savesData: true, warnsBeforeLeaving: false }, 'everything_true_true_false'],
  [{ ...usualPreference, savesData: true }, 'personal_false_true_true'],
] as const)('%j is spelled %s in a cookie, and read again (R-154)', (preference, spelled) => {
  expect([spelledPreference(preference), preferenceSpelled(spelled)]).toEqual([spelled, preference]);
});

it.each([undefined, '', 'constructor'])('a cookie of %j is as usual (R-154)', (text) => expect(preferenceSpelled(text)).toEqual(usualPreference));
