/** Random time of two thirds to one and a half times `ms`, so that lines do not reconnect together (B-29). */
export const ownMoment = (ms: number): number => ms * (2 / 3 + (5 / 6) * Math.random());
