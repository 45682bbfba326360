import { Failure } from '#core/failure.ts';
import { dailyLimits, postLimits } from '#core/content/post-limits.ts';
import { isEnough, type RephraseDraft, type RephraseOutcome, type Rephrasing, type Rephrasings } from '#core/rephrase/rephrasings.ts';
import { countUse } from '../caller/daily-use.ts';
import { TalkDesk, type TalkParts } from '../caller/talk-desk.ts';
import type { Wordsmith } from './wordsmith.ts';

/** Rephrasing within its limits by day and by draft, done by whoever was set up for it. */
export class SqlRephrasings implements Rephrasings {
  readonly #desk: TalkDesk;
  readonly #wordsmith: Wordsmith;

  constructor(parts: TalkParts, wordsmith: Wordsmith) {
    this.#desk = new TalkDesk(parts);
    this.#wordsmith = wordsmith;
  }

  async rephrase(draft: RephraseDraft): Promise<Rephrasing> {
    this.#desk.needWriter();
    if (!isEnough(draft)) throw new Failure('invalid', 'Write at least 20 characters to use ‘Rephrase with AI’.', { code: 'RULE_BROKEN' });
    const reached = await this.#limit(draft.submissionKey);
    return reached === undefined ? this.#wordsmith.word(draft) : { responseType: reached, title: '', description: '', by: 'cleaner' };
  }

  async #limit(submissionKey: string | undefined): Promise<RephraseOutcome | undefined> {
    const { db } = this.#desk;
    if (submissionKey !== undefined && (await countUse(db, this.#desk, 'rephrasings', submissionKey)) > postLimits.rephrasings) return 'POST_LIMIT_EXCEEDED';
    return (await countUse(db, this.#desk, 'rephrasings')) > dailyLimits.rephrasings ? 'USER_LIMIT_EXCEEDED' : undefined;
  }
}
