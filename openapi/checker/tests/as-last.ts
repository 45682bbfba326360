import { isDone, type Between } from './between.ts';
import type { Answered } from './answering.ts';

export const asLast = (): { readonly keeping: Between; readonly last: () => Answered | undefined } => {
  let last: Answered | undefined;
  return {
    keeping: async (asked, ask) => {
      const answered = await ask(asked);
      if (isDone(answered)) last = answered;
      return answered;
    },
    last: () => last,
  };
};
