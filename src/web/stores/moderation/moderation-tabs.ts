import type { Stage } from '#core/moderation/moderations.ts';

/** The parts of the moderation page: the two stages of the queue, what was decided, and the bans and silences. */
export const moderationTabs = ['first', 'second', 'decided', 'bans'] as const satisfies readonly (Stage | 'decided' | 'bans')[];

export type ModerationTab = (typeof moderationTabs)[number];

/** Whether a tab shows what waits. */
export const isQueueTab = (tab: ModerationTab): boolean => tab === 'first' || tab === 'second';
