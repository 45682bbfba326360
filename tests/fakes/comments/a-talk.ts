import type { Talk } from '#web/stores/content/talk.ts';

export const aTalk: Talk = { parent: undefined, isOfAnswers: false, path: undefined, recount: async () => undefined };
