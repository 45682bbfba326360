import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { sql } from 'kysely';
import { nudgeFor, type MemberNudge, type NudgeFacts } from '#core/nudges/member-nudge.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { account } from '../account/account-tables.ts';
import { columns, type Read } from '../database/table.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const known = columns(account, 'is_reader', 'is_writer', 'made_on');

interface FactRow extends Read<typeof known> {
  readonly has_entries: boolean;
  readonly has_given_feedback: boolean;
}

export class SqlMemberNudges implements MemberNudges {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async next(): Promise<MemberNudge | null> {
    const { caller } = this.#scope.context;
    const facts = caller && (await this.#factsOf(caller));
    if (!caller || !facts) return null;
    const rests = await this.#scope.db.selectFrom('popup_rest').select(['popup', 'put_away_on']).where('account_id', '=', caller.member.userId).execute();
    return nudgeFor(facts, Object.fromEntries(rests.map(({ popup, put_away_on }) => [popup, this.#daysSince(put_away_on)]))) ?? null;
  }

  async putAway(nudge: MemberNudge): Promise<void> {
    const { userId } = this.#scope.caller.member;
    const row = { put_away_on: dayOf(this.#scope.now) };
    await this.#scope.db
      .insertInto('popup_rest')
      .values({ account_id: userId, popup: nudge, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'popup']).doUpdateSet(row))
      .execute();
  }

  async #factsOf({ member: { userId } }: Caller): Promise<NudgeFacts | undefined> {
    const { rows } = await sql<FactRow>`
      select ${known},
        exists (select 1 from work_experience where account_id = account.id) or exists (select 1 from education where account_id = account.id) as has_entries,
        exists (select 1 from feedback where ref = ${this.#scope.keyFor('feedback')}) as has_given_feedback
      from account where id = ${userId}`.execute(this.#scope.db);
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
    return Math.round((Date.parse(dayOf(this.#scope.now)) - Date.parse(day)) / dayMs);
  }
}
