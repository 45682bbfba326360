import { sql, type Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { Texts } from '#core/content/texts.ts';
import { Failure } from '#core/failure.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import type { ModerationOutcome, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import { countedKinds, type CountedKind } from '#core/persona-keys/issuer-key.ts';
import { editableStatuses } from '#core/posts/post-access.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { VersionTexts } from '#core/queue/queue-items.ts';
import { needsLook } from '../abuse/watched-words.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ContentKind } from '../content-kind.ts';
import { isPartOf } from '../database/table.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { appealText, askSecondLook } from '../moderation/ask-second-look.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw, type Withdrawing } from '../moderation/withdraw.ts';
import { payingKeys, spendContributionToken } from '../persona-keys/spend-contribution-token.ts';
import { validToken } from '../persona-keys/spent-tokens.ts';
import { randomId } from '../secrets/secrets.ts';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../database/tables.ts';
import { drawnDates } from './drawn-dates.ts';
import { mended, waitAnew } from './mend-contribution.ts';

type In = Transaction<Tables>;

/** The columns of a new contribution that its kind does not fill: a random name, the key that signs, and an hour that nobody knows. */
type NewColumns = ReturnType<typeof drawnDates> & {
  readonly id: string;
  readonly author_ref: string;
  readonly status: 'SCHEDULED' | 'FLAGGED';
  readonly locked_for: null;
};

/** What has to be done before one goes. */
export type Leaving = (transaction: In, of: { readonly companyId: string; readonly id: string }, scope: Withdrawing) => Promise<void>;

/** Something new: the token that pays for it, its texts, and the statements that write it, with the year by which it counts, if it does. */
interface Sending {
  readonly token: ContributionToken;
  readonly texts: Texts;
  readonly write: (transaction: In, columns: NewColumns, countedYear: number | null) => Promise<void>;
}

/** A change: the texts that take the place of others, and the statement that writes them where the row is in one of these statuses. It answers whether there was one. */
interface Change {
  readonly texts: VersionTexts;
  readonly write: (transaction: In, of: { readonly companyId: string; readonly isSeen: boolean; readonly statuses: readonly KeptStatus[] }) => Promise<boolean>;
}

/** What the key that signs does with its contribution of one kind, whatever that says. Its row holds the key, and nothing else that leads to a person (F-07, F-17). */
export class KeyedContributions {
  readonly #scope: PseudonymScope;
  readonly #kind: ContentKind;
  readonly #leaving: Leaving;

  /** `leaving` is what has to be done before one goes. */
  constructor(scope: PseudonymScope, kind: ContentKind, leaving: Leaving = async () => undefined) {
    this.#scope = scope;
    this.#kind = kind;
    this.#leaving = leaving;
  }

  /** Fails where the token pays for nothing. It is asked before texts are read, for that costs a hundred times as much. */
  async admit(token: ContributionToken): Promise<void> {
    const { db, now, signer } = this.#scope;
    validToken(await payingKeys(db, now, this.#counted), signer, token);
  }

  /** Fails where the key has no such contribution. It is asked before texts are read, too. */
  async holds(id: string): Promise<void> {
    await this.#row(id);
  }

  /** Sent twice at once, the later one finds the token spent, and the contribution there: it is answered like the first. */
  async create(sending: Sending): Promise<void> {
    try {
      await this.#create(sending);
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'TOKEN_SPENT' && (await this.#isThere()))) throw error;
    }
  }

  #create({ token, texts, write }: Sending): Promise<void> {
    return this.#scope.db.transaction().execute(async (transaction) => {
      const countedYear = await spendContributionToken(transaction, this.#scope, token, this.#counted);
      const id = randomId();
      const status = (await needsLook(transaction, this.#scope, texts)) ? 'FLAGGED' : 'SCHEDULED';
      await write(transaction, { id, author_ref: this.#scope.signer, status, locked_for: null, ...drawnDates(this.#scope.now) }, countedYear);
      if (status === 'FLAGGED') await openItem(transaction, this.#scope, { thing: id, thingType: this.#kind.type, cause: 'words', rule: 'harassment' });
    });
  }

  async change(id: string, { texts, write }: Change): Promise<void> {
    const { companyId, dueAt } = await this.#row(id);
    const isSeen = dueAt === null;
    await this.#scope.db.transaction().execute(async (transaction) => {
      const taken = await mended(transaction, this.#scope, id);
      if (isSeen) await keepVersion(transaction, this.#scope, { of: this.#kind, id, texts });
      const isWritten = await write(transaction, { companyId, isSeen, statuses: taken ? [taken.status] : editableStatuses });
      if (!isWritten) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      if (this.#kind.summary) await markStale(transaction, this.#kind.summary, companyId);
      await holdEdit(transaction, this.#scope, id, texts);
      if (taken) await waitAnew(transaction, this.#scope, taken);
    });
  }

  async remove(id: string): Promise<void> {
    const { companyId, dueAt } = await this.#row(id);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, this.#scope, id);
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      await this.#leaving(transaction, { companyId, id }, this.#scope);
      const mayBeUnseen = dueAt !== null && (target.status === 'SCHEDULED' || target.status === 'FLAGGED');
      if (mayBeUnseen && !(await wasDecided(transaction, id))) await this.#deleteUnseen(transaction, { companyId, id });
      else await withdraw(transaction, this.#scope, target);
    });
  }

  async appeal(id: string, text: string): Promise<void> {
    const words = appealText(text);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, this.#scope, id);
      const isOwn = target?.kind === this.#kind && target.authorRef === this.#scope.signer && target.status !== 'DELETED';
      if (!isOwn) throw new Failure('missing');
      await askSecondLook(transaction, this.#scope, target, { text: words });
    });
  }

  /** What moderators decided about one, as it stands today. */
  async moderation({ id, status, lockedFor }: Decided): Promise<readonly ModerationOutcome[]> {
    const told = outcomesOf(status, lockedFor !== null, await decisionsOn(this.#scope.db, id));
    return told.map((outcome) => onDay(this.#kind.type, outcome, this.#scope.today));
  }

  /** The kind as tokens that count name it; nothing where nothing of it is counted. */
  get #counted(): CountedKind | null {
    return countedKinds.find((counted) => counted === this.#kind.table.name) ?? null;
  }

  /** What nobody has seen goes as a whole, and the ledger tells nothing of it. */
  async #deleteUnseen(transaction: In, { companyId, id }: { readonly companyId: string; readonly id: string }): Promise<void> {
    const { name } = this.#kind.table;
    await transaction.deleteFrom('moderation_item').where('thing', '=', id).execute();
    await transaction.deleteFrom('earlier_version').where('thing', '=', id).execute();
    for (const part of this.#scope.tables.filter((each) => isPartOf(each, name)))
      await sql`delete from ${sql.table(part.name)} where company_id = ${companyId} and ${sql.ref(`${name}_id`)} = ${id}`.execute(transaction);
    await sql`delete from ${sql.table(name)} where company_id = ${companyId} and id = ${id}`.execute(transaction);
  }

  async #isThere(): Promise<boolean> {
    const { db, signer } = this.#scope;
    const { rows } = await sql`select 1 from ${sql.table(this.#kind.table.name)} where author_ref = ${signer} and status <> 'DELETED'`.execute(db);
    return rows.length > 0;
  }

  async #row(id: string): Promise<KeyedRow> {
    const { db, signer } = this.#scope;
    const { rows } = await sql<KeyedRow>`select company_id as "companyId", due_at as "dueAt" from ${sql.table(this.#kind.table.name)}
      where id = ${id} and author_ref = ${signer} and status <> 'DELETED'`.execute(db);
    if (!rows[0]) throw new Failure('missing');
    return rows[0];
  }
}

interface KeyedRow {
  readonly companyId: string;
  /** The hour in which it comes out; null where others have seen it. */
  readonly dueAt: Date | null;
}

interface Decided {
  readonly id: string;
  readonly status: KeptStatus;
  readonly lockedFor: ModerationRule | null;
}

/** Whether a moderator decided about it, so that it may have been shown and the ledger may tell of it. */
const wasDecided = async (transaction: In, id: string): Promise<boolean> => (await decisionsOn(transaction, id)).some(({ decision }) => decision !== null);
