import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mostCoupons, type Coupon } from '#core/rewards/coupon.ts';
import { rewardedKinds } from '#core/rewards/reward-kinds.ts';
import { rewardMessage, type Rewards, type RewardScheme, type RewardToken } from '#core/rewards/rewards.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { keysMade } from '../persona-keys/issuer-keys.ts';
import { spend, validToken } from '../persona-keys/spent-tokens.ts';
import { hashed } from '../secrets/secrets.ts';

interface CouponRow {
  readonly id: string;
  readonly points: number;
  readonly isOver: boolean;
}

/** Coupons paid with anonymous points, linked to no account or contribution. */
export class SqlRewards implements Rewards {
  readonly #scope: Pick<PseudonymScope, 'db' | 'now' | 'today'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'now' | 'today'>) {
    this.#scope = scope;
  }

  async scheme(): Promise<RewardScheme> {
    const coupons = await this.coupons();
    return { kinds: rewardedKinds, coupons: coupons.filter(({ left }) => left > 0).length };
  }

  async coupons(): Promise<readonly Coupon[]> {
    const { db, today } = this.#scope;
    const { rows } = await sql<Coupon>`select id as "couponId", titles || jsonb_build_object('en', title) as title,
      texts || jsonb_build_object('en', text) as text, points, to_char(ends_on, 'YYYY-MM-DD') as "endsOn",
      (select least(count(*), 100000)::integer from coupon_code where coupon_id = coupon.id and not is_given) as left
      from coupon where ends_on >= ${today} order by ends_on, coupon.title limit ${sql.lit(mostCoupons)}`.execute(db);
    return rows;
  }

  /** Answers a duplicate request with the code of the first. */
  async redeem(couponId: string, tokens: readonly RewardToken[]): Promise<string> {
    const { db } = this.#scope;
    const given = hashed(JSON.stringify([couponId, ...tokens.map(({ prefix }) => prefix).toSorted()]));
    const before = await codeOf(db, given);
    if (before !== undefined) return before;
    try {
      return await db.transaction().execute((transaction) => this.#paid(transaction, { couponId, tokens, given }));
    } catch (error) {
      const code = error instanceof Failure && error.code === 'TOKEN_SPENT' ? await codeOf(db, given) : undefined;
      if (code === undefined) throw error;
      return code;
    }
  }

  async #paid(
    transaction: Transaction<Tables>,
    { couponId, tokens, given }: { readonly couponId: string; readonly tokens: readonly RewardToken[]; readonly given: string },
  ): Promise<string> {
    const { now, today } = this.#scope;
    const { points, isOver } = await couponOf(transaction, couponId, today);
    if (isOver) throw new Failure('conflict', 'Its last day is over.', { code: 'COUPON_OVER' });
    if (tokens.length !== points) throw new Failure('conflict', `It costs ${points} points.`, { code: 'TOKENS_WRONG' });
    const keys = await keysMade(transaction, now, ['reward']);
    const valid = tokens.map((token) => ({ ...validToken(keys, rewardMessage, token), prefix: token.prefix }));
    // In one order, so that of two requests with the same points none waits for the other for ever.
    for (const { key, prefix } of valid.toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1)))
      if (!(await spend(transaction, key, ['reward', prefix]))) throw new Failure('conflict', 'It has paid already.', { code: 'TOKEN_SPENT' });
    const code = await takenCode(transaction, couponId);
    await transaction.insertInto('given_coupon').values({ tokens_hash: given, coupon_id: couponId, code, given_on: today }).execute();
    return code;
  }
}

async function couponOf(transaction: Transaction<Tables>, couponId: string, today: string): Promise<CouponRow> {
  const { rows } = await sql<CouponRow>`select id, points, ends_on < ${today} as "isOver" from coupon where id = ${couponId} for share`.execute(transaction);
  if (!rows[0]) throw new Failure('missing');
  return rows[0];
}

const codeOf = async (db: Kysely<Tables>, given: string): Promise<string | undefined> =>
  (await db.selectFrom('given_coupon').select('code').where('tokens_hash', '=', given).executeTakeFirst())?.code;

/** Takes any free code, skipping locked ones, so its place in the host's list tells nothing. */
async function takenCode(transaction: Transaction<Tables>, couponId: string): Promise<string> {
  const { rows } = await sql<{ readonly code: string }>`update coupon_code set is_given = true where coupon_id = ${couponId} and code = (
    select code from coupon_code where coupon_id = ${couponId} and not is_given order by random() limit 1 for update skip locked) returning code`.execute(
    transaction,
  );
  if (!rows[0]) throw new Failure('conflict', 'No code is left.', { code: 'COUPON_USED_UP' });
  return rows[0].code;
}
