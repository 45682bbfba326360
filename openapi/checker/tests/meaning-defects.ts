import type { MeaningDefect } from './between.ts';
import { defectsOfDeleting } from './defects-of-deleting.ts';
import { defectsOfLists } from './defects-of-lists.ts';
import { defectsOfMembers } from './defects-of-members.ts';
import { defectsOfOthers } from './defects-of-others.ts';
import { defectsOfPages } from './defects-of-pages.ts';
import { defectsOfStrangers } from './defects-of-strangers.ts';
import { defectsOfTalk } from './defects-of-talk.ts';
import { defectsOfValues } from './defects-of-values.ts';
import { defectsOfWriting } from './defects-of-writing.ts';

/** Services with valid form but wrong meaning. Each must be found under its own rule. */
export const meaningDefects: Readonly<Record<string, MeaningDefect>> = {
  ...defectsOfWriting,
  ...defectsOfDeleting,
  ...defectsOfLists,
  ...defectsOfPages,
  ...defectsOfMembers,
  ...defectsOfOthers,
  ...defectsOfStrangers,
  ...defectsOfTalk,
  ...defectsOfValues,
};
