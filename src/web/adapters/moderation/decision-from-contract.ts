import type { components } from '#contract/generated/moderation.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';

type Wire = components['schemas'];

export const decisionFromContract = ({ decidedAt, ...decision }: Wire['Decision']): DecidedItem => ({ ...decision, decidedAt: Date.parse(decidedAt) });
