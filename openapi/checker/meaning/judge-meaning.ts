import { judgeAddsOne, judgeTakenBack } from './adds-one.ts';
import { judgeAnswered } from './answered.ts';
import { judgeApart } from './apart.ts';
import { judgeAsSent } from './as-sent.ts';
import { judgeSetting } from './changed.ts';
import { judgeCounts } from './counts.ts';
import { judgeEnd } from './ended.ts';
import { judgeFilters } from './filters.ts';
import { judgeGuests } from './guests.ts';
import { judgeOrder } from './order.ts';
import { judgePages } from './paging.ts';
import type { Scene } from './scene.ts';
import { judgeStrangers } from './strangers.ts';
import { judgeTwice } from './twice.ts';
import { judgeWithin } from './within.ts';
import { judgeCreation } from './written.ts';

/** Readers first, then writers, those that undo their changes before the rest. */
const judges: readonly ((scene: Scene) => Promise<void>)[] = [
  judgePages,
  judgeOrder,
  judgeFilters,
  judgeWithin,
  judgeCounts,
  judgeCreation,
  judgeAsSent,
  judgeSetting,
  judgeAddsOne,
  judgeTakenBack,
  judgeAnswered,
  judgeTwice,
  judgeApart,
  judgeStrangers,
  judgeGuests,
  judgeEnd,
];

export async function judgeMeaning(scene: Scene): Promise<void> {
  for (const judge of judges) await judge(scene);
}
