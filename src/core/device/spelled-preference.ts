import type { MemberPreference } from './member-preference.ts';

/** Spelling for a cookie. */
export const spelledPreference = ({ feedStart, hidesReadPosts, savesData, warnsBeforeLeaving }: MemberPreference): string =>
  [feedStart, hidesReadPosts, savesData, warnsBeforeLeaving].join('_');

export function preferenceSpelled(text = ''): MemberPreference {
  const [start, hides, saves, warns] = text.split('_');
  return {
    feedStart: start === 'everything' ? start : 'personal',
    hidesReadPosts: hides === 'true',
    savesData: saves === 'true',
    warnsBeforeLeaving: warns !== 'false',
  };
}
