/** A time between two thirds and one and a half times of this one, drawn by lot, so that a thousand lines do not all come at once (B-29). */
export const ownMoment = (ms: number): number => ms * (2 / 3 + (5 / 6) * Math.random());
