import { dayOf } from '../figures/ago.ts';
import { hourMs } from '../figures/durations.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import { laterHours } from './later-hours.ts';
import type { Posted } from './post.ts';

const blurMs = hourMs;

/**
 * The moment that is stored of a post. Under ANONYMOUS it is any moment of the last hour, so that neither the order of a list nor the database
 * tells when its author sat down to write (D-28, F-17); `chance` lies from 0 up to 1.
 */
export const keptMoment = (profileType: ProfileType, nowMs: number, chance: number): number =>
  profileType === 'ANONYMOUS' ? nowMs - Math.floor(chance * blurMs) : nowMs;

/** The rounds that bring out what is due are an hour apart. */
const laterMs = laterHours * hourMs - hourMs;

/**
 * The moment from which a post comes out whose author wants it later: drawn by lot within a day, so that anyone who watches the lists minute by minute does not learn
 * when it was written (D-28, F-17).
 */
export const dueMoment = (nowMs: number, chance: number): number => nowMs + Math.floor(chance * laterMs);

/** The moment that is stored of a comment: blurred alike, but always after what it follows, so that a thread keeps its order. */
export const keptMomentAfter = (profileType: ProfileType, nowMs: number, chance: number, followsMs: number): number =>
  Math.max(followsMs + 1, keptMoment(profileType, nowMs, chance));

/** The public part of a stored moment: the day always, the moment under DESIGNATION only. */
export const postedOf = (profileType: ProfileType, keptMs: number): Posted => ({
  postedOn: dayOf(keptMs),
  postedAt: profileType === 'ANONYMOUS' ? null : keptMs,
});
