import type { Kysely } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import type { KnownPlace } from '#core/profile/known-place.ts';
import { tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst, type Tenure } from '#core/profile/tenure.ts';
import { replayOf } from '../caller/idempotency.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';
import { knownFactsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import { randomId } from '../secrets/secrets.ts';
import { refuseBeyondLimit } from './entry-limit.ts';
import { placesNamed } from './places-named.ts';

interface EntryConfig<Draft, Facts, Entry> {
  readonly table: 'work_experience' | 'education';
  readonly places: 'company' | 'college';
  readonly factsOf: (draft: Draft) => Facts;
  readonly placeOf: (facts: Facts) => string;
  readonly entryOf: (id: string, facts: Facts, place: KnownPlace) => Entry;
}

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

export class SqlEntries<Draft extends Tenure, Facts extends object, Entry extends Tenure & KnownPlace> {
  readonly #scope: RequestScope;
  readonly #config: EntryConfig<Draft, Facts, Entry>;

  constructor(scope: RequestScope, config: EntryConfig<Draft, Facts, Entry>) {
    this.#scope = scope;
    this.#config = config;
  }

  async list(): Promise<readonly Entry[]> {
    const rows = await this.#rows(this.#scope.db).execute();
    return (await this.#entriesFrom(rows)).toSorted(newestFirst);
  }

  async add(draft: Draft, submissionKey: string): Promise<Entry> {
    this.#refuseWrong(draft);
    const { table, factsOf } = this.#config;
    const row = { id: randomId(), account_id: this.#accountId, sealed: this.#sealed(draft) };
    const kept = await this.#scope.db.transaction().execute(async (transaction) => {
      const before = await replayOf(transaction, this.#scope, { key: submissionKey, payload: [table, factsOf(draft)], answer: row.id });
      if (before !== undefined) return this.#rows(transaction).where('id', '=', before).executeTakeFirst();
      await refuseBeyondLimit(transaction, table, row.account_id);
      await transaction.insertInto(table).values(row).execute();
      return row;
    });
    return this.#entryFrom(existing(kept));
  }

  async change(id: string, draft: Draft): Promise<Entry> {
    this.#refuseWrong(draft);
    const changed = this.#scope.db
      .updateTable(this.#config.table)
      .set({ sealed: this.#sealed(draft) })
      .where('id', '=', id)
      .where('account_id', '=', this.#accountId);
    return this.#entryFrom(existing(await changed.returning(['id', 'sealed']).executeTakeFirst()));
  }

  async remove(id: string): Promise<void> {
    const removed = this.#scope.db.deleteFrom(this.#config.table).where('id', '=', id).where('account_id', '=', this.#accountId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  #rows(db: Kysely<Tables>) {
    return db.selectFrom(this.#config.table).select(['id', 'sealed']).where('account_id', '=', this.#accountId);
  }

  get #sealedFor(): SealedFor {
    return [this.#config.table, this.#accountId];
  }

  #sealed(draft: Draft): string {
    return sealedFacts(this.#scope.secrets, this.#sealedFor, this.#config.factsOf(draft));
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: Draft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }

  async #entriesFrom(sealed: readonly SealedRow[]): Promise<readonly Entry[]> {
    const { places, placeOf, entryOf } = this.#config;
    const rows = sealed.map((row) => ({ id: row.id, facts: knownFactsIn<Facts>(this.#scope.secrets, this.#sealedFor, row.sealed) }));
    const known = await placesNamed(
      this.#scope.db,
      places,
      rows.map(({ facts }) => placeOf(facts)),
    );
    return rows.map(({ id, facts }) => entryOf(id, facts, known(placeOf(facts))));
  }

  async #entryFrom(row: SealedRow): Promise<Entry> {
    const [entry] = await this.#entriesFrom([row]);
    return existing(entry);
  }
}
