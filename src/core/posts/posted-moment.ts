import { dayOf } from '../figures/ago.ts';
import { hourMs } from '../figures/durations.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import { laterHours } from './later-hours.ts';
import type { Posted } from './post.ts';

const blurMs = hourMs;

/** Random within the last hour under ANONYMOUS, hiding when the author wrote (D-28, F-17). `chance` is below 1. */
export const keptMoment = (profileType: ProfileType, nowMs: number, chance: number): number =>
  profileType === 'ANONYMOUS' ? nowMs - Math.floor(chance * blurMs) : nowMs;

/** Range allows for hourly publishing rounds. */
const laterMs = laterHours * hourMs - hourMs;

/** Random moment within a day, hiding when a post was written (D-28, F-17). */
export const dueMoment = (nowMs: number, chance: number): number => nowMs + Math.floor(chance * laterMs);

/** Blurred, but always after its predecessor so that threads stay in order. */
export const keptMomentAfter = (profileType: ProfileType, nowMs: number, chance: number, followsMs: number): number =>
  Math.max(followsMs + 1, keptMoment(profileType, nowMs, chance));

/** Public day, plus for the author the moment under DESIGNATION. */
export const postedOf = (profileType: ProfileType, keptMs: number, isMine: boolean): Posted => ({
  postedOn: dayOf(keptMs),
  postedAt: isMine && profileType === 'DESIGNATION' ? keptMs : null,
});
