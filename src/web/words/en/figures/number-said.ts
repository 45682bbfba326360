import { endSaid, type NumberEnds } from '#core/calculators/typed-number.ts';

export const numberSaid = {
  between: (ends: NumberEnds, isOptional: boolean) =>
    `Write a ${ends.places ? '' : 'whole '}number from ${endSaid(ends.least ?? 0, ends)} to ${endSaid(ends.most, ends)}${isOptional ? ', or leave this empty' : ''}.`,
  take: (end: string) => `Take ${end}`,
};

export type NumberSaid = typeof numberSaid;
