import { sql, type RawBuilder } from 'kysely';
import { existing } from '#core/failure.ts';
import type { VersionTexts } from '#core/queue/queue-items.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { ContentKind, PublicKind } from './content-kind.ts';
import type { Secrets } from './secrets/secrets.ts';

export const isPublic = (kind: ContentKind): kind is PublicKind => !kind.isPrivate;

/** A column of every kind, as it is in its table. */
const own = (name: string) => (kind: ContentKind) => sql`${sql.table(kind.table.name)}.${sql.ref(name)}`;

/** Facts that can be asked of content whatever kind it is, each with its SQL for one kind. */
const facts = {
  id: own('id'),
  type: ({ type }: ContentKind) => sql.lit(type),
  item_kind: (kind: ContentKind) => (isPublic(kind) ? sql.lit(kind.itemKind) : sql`null::text`),
  author_ref: own('author_ref'),
  status: own('status'),
  locked_for: own('locked_for'),
  version: own('version'),
  posted_at: own('posted_at'),
  page: ({ page }: ContentKind) => page,
  page_type: ({ pageType }: ContentKind) => pageType,
  page_status: ({ pageStatus }: ContentKind) => pageStatus,
  place: ({ place }: ContentKind) => place,
  texts: ({ table, texts }: ContentKind) =>
    sql`jsonb_build_object(${sql.join(texts.flatMap((name) => [sql.lit(name), sql`${sql.table(table.name)}.${sql.ref(name)}`]))})`,
  pictures: ({ pictures }: ContentKind) => pictures ?? sql`null::json`,
  is_contributed: ({ isContributed }: ContentKind) => isContributed,
  excerpt: ({ excerpt }: ContentKind) => excerpt,
} as const satisfies Readonly<Record<string, (kind: ContentKind) => RawBuilder<unknown>>>;

type Fact = keyof typeof facts;

/** A thing whose texts were read, and the page it is on. */
interface ReadThing {
  readonly type: ResourceType;
  readonly id: string;
  readonly page: string;
}

/** The characters of an excerpt. */
const excerptLength = 80;

/** Facts that are read from the thing on whose page it is there. */
const ofPage: ReadonlySet<Fact> = new Set<Fact>(['page_type', 'page_status', 'place']);

/** The `from` of one kind: its table, and the thing on whose page it is where that is asked for. */
const fromKind = (kind: ContentKind, isPageAsked = true) => sql`${sql.table(kind.table.name)} ${isPageAsked ? kind.within : sql``}`;

/** The kinds of what members write, which the wiring lists. A kind among them is moderated, voted on, counted, muted, recorded in the ledger and withdrawn like all others. */
export class ContentKinds {
  readonly all: readonly ContentKind[];
  /** The kinds that everyone reads. */
  readonly public: readonly PublicKind[];
  readonly #content = new Map<string, RawBuilder<unknown>>();

  constructor(all: readonly ContentKind[]) {
    this.all = all;
    this.public = all.filter(isPublic);
  }

  /** The kind of this name; nothing of another can be found. An answer is a comment below a question. */
  of(type: ResourceType): ContentKind {
    return existing(this.all.find((each) => each.type === (type === 'ANSWER' ? 'COMMENT' : type)));
  }

  /**
   * All content with these facts, for `from`: one row a thing, whatever kind it is of. A condition on the id or the author is answered by the index of
   * each table; a list of ids is to be given as one (`id = any(…)`), and a join is to look each up by itself (`lateral … limit 1`).
   */
  content(...asked: readonly Fact[]): RawBuilder<unknown> {
    const made = this.#content.get(asked.join()) ?? this.#contentWith(asked);
    this.#content.set(asked.join(), made);
    return made;
  }

  /** The texts of a thing as they were read, opened where they lie sealed. */
  textsOf(secrets: Pick<Secrets, 'unseal'>, thing: ReadThing, texts: VersionTexts): VersionTexts {
    const kind = this.of(thing.type);
    return isPublic(kind) ? texts : { content: kind.opened(secrets, thing, texts[kind.texts[0] ?? ''] ?? null) };
  }

  /** The excerpt of a thing as it was read, opened where it lies sealed; none of what is gone. */
  excerptOf(secrets: Pick<Secrets, 'unseal'>, thing: ReadThing, excerpt: string | null): string {
    const kind = this.of(thing.type);
    return isPublic(kind) ? (excerpt ?? '') : [...kind.opened(secrets, thing, excerpt)].slice(0, excerptLength).join('');
  }

  #contentWith(asked: readonly Fact[]): RawBuilder<unknown> {
    const isPageAsked = asked.some((fact) => ofPage.has(fact));
    const branches = this.all.map(
      (kind) => sql`select ${sql.join(asked.map((fact) => sql`${facts[fact](kind)} as ${sql.ref(fact)}`))} from ${fromKind(kind, isPageAsked)}`,
    );
    return sql`(${sql.join(branches, sql` union all `)}) as content`;
  }
}

/** A row where everyone can see the thing: one below another is seen with it, and one of a private kind is not. */
export const shownToAll = (kind: ContentKind, id: string): RawBuilder<unknown> =>
  sql`select 1 from ${fromKind(kind)} where ${facts.id(kind)} = ${id} and ${facts.status(kind)} = 'LIVE' and ${kind.pageStatus} = 'LIVE' ${kind.isPrivate ? sql`and false` : sql``}`;
