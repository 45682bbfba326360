import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { popupFor, type EligibilityPopup, type PopupFacts } from '#core/nudges/eligibility-popup.ts';
import type { EligibilityPopups } from '#core/nudges/eligibility-popups.ts';
import type { RequestContext, Caller } from '#core/sessions/request-context.ts';
import { account } from '../account/account-tables.ts';
import { columns, type Read } from '../database/table.ts';
import { callerOf } from '../caller/own-caller.ts';
import { feedbackRef } from '../settings/record-refs.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

interface PopupParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'reference'>;
  readonly context: Pick<RequestContext, 'caller'>;
}

const known = columns(account, 'is_reader', 'is_writer', 'made_on');

interface FactRow extends Read<typeof known> {
  readonly has_entries: boolean;
  readonly has_given_feedback: boolean;
}

const dayMs = 86_400_000;

export class SqlEligibilityPopups implements EligibilityPopups {
  readonly #db: Kysely<Tables>;
  readonly #parts: PopupParts;

  constructor(db: Kysely<Tables>, parts: PopupParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async next(): Promise<EligibilityPopup | null> {
    const { caller } = this.#parts.context;
    const facts = caller && (await this.#factsOf(caller));
    if (!caller || !facts) return null;
    const rests = await this.#db.selectFrom('popup_rest').select(['popup', 'put_away_on']).where('account_id', '=', caller.member.userId).execute();
    return popupFor(facts, Object.fromEntries(rests.map(({ popup, put_away_on }) => [popup, this.#daysSince(put_away_on)]))) ?? null;
  }

  async putAway(popup: EligibilityPopup): Promise<void> {
    const { userId } = callerOf(this.#parts.context).member;
    const row = { put_away_on: dayOf(this.#parts.clock.now()) };
    await this.#db
      .insertInto('popup_rest')
      .values({ account_id: userId, popup, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'popup']).doUpdateSet(row))
      .execute();
  }

  async #factsOf({ member: { userId } }: Caller): Promise<PopupFacts | undefined> {
    const { rows } = await sql<FactRow>`
      select ${known},
        exists (select from work_experience where account_id = account.id) or exists (select from education where account_id = account.id) as has_entries,
        exists (select from feedback where ref = ${feedbackRef(this.#parts.secrets, userId)}) as has_given_feedback
      from account where id = ${userId}`.execute(this.#db);
    const [row] = rows;
    return (
      row && {
        isReader: row.is_reader,
        isWriter: row.is_writer,
        memberForDays: this.#daysSince(row.made_on),
        hasEntries: row.has_entries,
        hasGivenFeedback: row.has_given_feedback,
      }
    );
  }

  #daysSince(day: string): number {
    return Math.round((Date.parse(dayOf(this.#parts.clock.now())) - Date.parse(day)) / dayMs);
  }
}
