import { isBegun } from '#core/composer/is-begun.ts';
import type { ChosenCommunity, Writing } from '#core/composer/writing.ts';
import type { WritingOptions } from './writing-store.ts';

/** Draft to open for an intent, preserving what was begun. */
export const draftToOpen = (kept: Writing, { kind, community, campaign, source }: WritingOptions): Writing => ({
  ...kept,
  kind: kind && (kind !== 'text' || !isBegun(kept)) ? kind : kept.kind,
  selectedCommunity: (isBegun(kept) && kept.selectedCommunity) || (community ? chosenOf(community) : kept.selectedCommunity),
  internalCampaign: campaign ?? kept.internalCampaign,
  openTouchpoint: source ?? null,
});

const chosenOf = ({ entityId, type, name }: ChosenCommunity): ChosenCommunity => ({ entityId, type, name });

export type Change = Partial<Writing> | ((writing: Writing) => Writing);

export const changed = (writing: Writing, change: Change): Writing => (typeof change === 'function' ? change(writing) : { ...writing, ...change });
