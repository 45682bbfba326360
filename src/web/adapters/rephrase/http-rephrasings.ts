import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { asPersona } from '../http/interceptor.ts';
import type { Rephrasings } from '#core/rephrase/rephrasings.ts';

export const httpRephrasings = (feed: Service<operations>): Rephrasings => ({
  rephrase: ({ profileType: persona, ...draft }) => feed.rephrasePost(asPersona({ body: draft }, persona)),
});
