import type { Talk } from '#web/stores/content/talk.ts';

/** The page of a post of which nothing is known. */
export const aTalk: Talk = { parent: undefined, isOfAnswers: false, path: undefined, recount: async () => undefined };
