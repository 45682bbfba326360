import { Failure } from '#core/failure.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import { deletePersona } from '../account/account-remains.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { writtenBy } from '../personas/written-by.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import type { WaitingRequests } from './waiting-requests.ts';
import { madeUpPersona, nameTakenBy, type NamingBrand } from '../personas/made-up-persona.ts';

/** Reads and writes nothing of an account. */
export class SqlKeyedPersonas implements KeyedPersonas {
  readonly #scope: PseudonymScope;
  readonly #brand: NamingBrand;
  readonly #waiting: Pick<WaitingRequests, 'withdraw'>;

  constructor(scope: PseudonymScope, brand: NamingBrand, waiting: Pick<WaitingRequests, 'withdraw'>) {
    this.#scope = scope;
    this.#brand = brand;
    this.#waiting = waiting;
  }

  async own(): Promise<KeyedPersona> {
    const { db, signer } = this.#scope;
    const row = await db
      .selectFrom('persona')
      .leftJoin('persona_copy', 'persona_copy.ref', 'persona.ref')
      .select(['name', 'avatar', 'sealed'])
      .where('persona.ref', '=', signer)
      .executeTakeFirst();
    if (!row) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    return { userName: row.name, avatarUri: row.avatar ?? '', hasCopy: row.sealed !== null };
  }

  async written(): Promise<WrittenCounts> {
    await this.own();
    return writtenBy(this.#scope.db, this.#scope.signer);
  }

  async change(wanted: AnonymousPersona): Promise<KeyedPersona> {
    const { db, signer: ref } = this.#scope;
    const persona = await madeUpPersona(db, wanted, { ref, brand: this.#brand });
    await db
      .transaction()
      .execute(async (transaction) => {
        await refuseSilenced(transaction, this.#scope, ref);
        await transaction.updateTable('persona').set(persona).where('ref', '=', ref).execute();
      })
      .catch(nameTakenBy);
    return this.own();
  }

  async remove(): Promise<void> {
    const { db, signer } = this.#scope;
    this.#waiting.withdraw(signer);
    await db.transaction().execute(async (transaction) => {
      const named = await transaction.selectFrom('persona').select('ref').where('ref', '=', signer).forUpdate().executeTakeFirst();
      if (named) await deletePersona(transaction, this.#scope, signer);
    });
    this.#scope.news.tell({ kind: 'over', refs: [signer] });
  }
}
