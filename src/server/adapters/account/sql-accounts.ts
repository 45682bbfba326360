import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { accountItems, deletionSeconds, leftBehind, type AccountItem, type DeletionChoice, type DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import { deletionRefusals, type DeletionPreview, type DeletionRefusal } from '#core/account/deletion-preview.ts';
import { receiptNumberBytes, receiptNumberOf } from '#core/account/receipt-number.ts';
import { holdDesignation } from '../personas/hold-designation.ts';
import { writtenBy } from '../personas/written-by.ts';
import { leaveJoined } from '../communities/joined-list.ts';
import { deleteAccount } from './account-remains.ts';
import { refuseLastAdministrator } from '../moderation/change-role.ts';
import type { Tables } from '../database/tables.ts';
import { hashed } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlAccounts implements Accounts {
  readonly #scope: RequestScope;
  readonly #mostSeconds: number;

  constructor(scope: RequestScope, mostSeconds = deletionSeconds) {
    this.#scope = scope;
    this.#mostSeconds = mostSeconds;
  }

  async deactivate(): Promise<void> {
    const { now, context } = this.#scope;
    const { userId } = this.#scope.reauthenticated().member;
    await this.#setDeactivated(userId, dayOf(now));
    this.#tellOver(userId);
    context.jar.clear();
  }

  async reactivate(): Promise<void> {
    await this.#setDeactivated(this.#scope.caller.member.userId, null);
  }

  async preview(): Promise<DeletionPreview> {
    const { db, caller, secrets } = this.#scope;
    const notes = await db.selectFrom('feedback').select('ref').where('ref', '=', this.#scope.keyFor('feedback')).execute();
    const designationProfile = await writtenBy(db, secrets.personaOf(caller.member.userId));
    return { refusedBy: await this.#refusal(), designationProfile, feedback: notes.length };
  }

  async delete(choice: DeletionChoice, receiptNumber = receiptNumberOf(randomBytes(receiptNumberBytes))): Promise<DeletionReceipt> {
    const { now, context } = this.#scope;
    const { userId } = this.#scope.reauthenticated().member;
    const receipt = await this.#scope.db.transaction().execute(async (transaction) => {
      // The lock of the roles is taken before that of the account, as changes of roles take them; once the account is held, its role is read again.
      await refuseLastAdministrator(transaction, userId);
      const account = await transaction.selectFrom('account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      if (!account) throw new Failure('signed-out');
      await refuseLastAdministrator(transaction, userId);
      await refuseUsed(transaction, receiptNumber);
      const left = await leaveJoined(transaction, this.#scope);
      const { counts, carried } = await deleteAccount(transaction, this.#scope, userId, choice);
      const made: DeletionReceipt = {
        receiptNumber,
        deletedOn: dayOf(now),
        deleted: receiptOf({ ...counts, communities: left }),
        left: leftBehind(choice, carried),
      };
      const row = { number_hash: hashed(made.receiptNumber), deleted_on: made.deletedOn };
      await transaction
        .insertInto('deletion_receipt')
        .values({ ...row, deleted: JSON.stringify(made.deleted), left_behind: JSON.stringify(made.left) })
        .execute();
      await undoLate(transaction, this.#mostSeconds);
      return made;
    });
    this.#tellOver(userId);
    context.jar.clear();
    return receipt;
  }

  /** Closes open connections of the deleted account. */
  #tellOver(userId: string): void {
    this.#scope.news.tell({ kind: 'over', refs: [this.#scope.secrets.personaOf(userId)] });
  }

  async receipt(number: string): Promise<DeletionReceipt> {
    const row = await this.#scope.db.selectFrom('deletion_receipt').selectAll().where('number_hash', '=', hashed(number)).executeTakeFirst();
    if (!row) throw new Failure('missing', 'There is no such receipt.');
    return { receiptNumber: number, deletedOn: row.deleted_on, deleted: row.deleted, left: row.left_behind };
  }

  /** Null when deletion is allowed. */
  async #refusal(): Promise<DeletionRefusal | null> {
    const refused = await this.#scope.db
      .transaction()
      .execute(async (transaction) => refuseLastAdministrator(transaction, this.#scope.reauthenticated().member.userId))
      .catch((error: unknown) => Failure.from(error));
    if (!refused) return null;
    const known = deletionRefusals.find((each) => each === refused.code);
    if (known === undefined) throw refused;
    return known;
  }

  /** Deactivation hides the member and signs them out everywhere, and returning reverses it. */
  async #setDeactivated(userId: string, since: string | null): Promise<void> {
    await this.#scope.db.transaction().execute(async (transaction) => {
      if (since !== null) await refuseLastAdministrator(transaction, userId);
      await transaction.updateTable('account').set({ resting_since: since }).where('id', '=', userId).execute();
      const ref = this.#scope.secrets.personaOf(userId);
      await holdDesignation(transaction, ref);
      await transaction
        .updateTable('persona')
        .set({ is_hidden: since !== null })
        .where('ref', '=', ref)
        .execute();
      if (since !== null) await transaction.deleteFrom('session').where('account_id', '=', userId).execute();
    });
  }
}

const receiptOf = (counts: Partial<Record<AccountItem, number>>): DeletionReceipt['deleted'] =>
  accountItems.flatMap((item) => (counts[item] ? [{ item, count: counts[item] }] : []));

async function refuseUsed(transaction: Transaction<Tables>, receiptNumber: string): Promise<void> {
  const used = await transaction.selectFrom('deletion_receipt').select('deleted_on').where('number_hash', '=', hashed(receiptNumber)).executeTakeFirst();
  if (used) throw new Failure('conflict', 'This receipt number is in use. Choose another one.');
}

/** Rolls back when it overran the promised time, as the caller may already check the outcome. */
async function undoLate(transaction: Transaction<Tables>, mostSeconds: number): Promise<void> {
  const { rows } = await sql<{ readonly late: boolean }>`select clock_timestamp() > now() + make_interval(secs => ${mostSeconds}) as late`.execute(transaction);
  if (rows[0]?.late !== false) throw new Failure('offline', `It took longer than ${mostSeconds} s, so nothing was deleted. Please try again.`);
}
