import type { Stage } from '#core/moderation/moderations.ts';

export const moderationTabs = ['first', 'second', 'decided', 'bans'] as const satisfies readonly (Stage | 'decided' | 'bans')[];

export type ModerationTab = (typeof moderationTabs)[number];

export const moderationTabNamed = (name: string | null): ModerationTab => moderationTabs.find((known) => known === name) ?? 'first';

export const isQueueTab = (tab: ModerationTab): boolean => tab === 'first' || tab === 'second';
