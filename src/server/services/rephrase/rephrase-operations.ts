import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Rephrasings } from '#core/rephrase/rephrasings.ts';

export const rephraseOperations = ({ rephrasings }: { readonly rephrasings: Rephrasings }) =>
  ({
    rephrasePost: ({ body }) => rephrasings.rephrase(body),
  }) satisfies Partial<Service<operations>>;
