import { sql, type RawBuilder } from 'kysely';
import { existing } from '#core/failure.ts';
import type { VersionTexts } from '#core/queue/queue-items.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { ContentKind, PublicKind } from './content-kind.ts';
import type { Secrets } from './secrets/secrets.ts';

export const isPublic = (kind: ContentKind): kind is PublicKind => !kind.isPrivate;

const own = (name: string) => (kind: ContentKind) => sql`${sql.table(kind.table.name)}.${sql.ref(name)}`;

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

interface ReadThing {
  readonly type: ResourceType;
  readonly id: string;
  readonly page: string;
}

const excerptLength = 80;

const ofPage: ReadonlySet<Fact> = new Set<Fact>(['page_type', 'page_status', 'place']);

/** Includes the page's content only when asked. */
const fromKind = (kind: ContentKind, isPageAsked = true) => sql`${sql.table(kind.table.name)} ${isPageAsked ? kind.within : sql``}`;

/** Registry of member content kinds, which get moderation, votes, counts and withdrawal alike. */
export class ContentKinds {
  readonly all: readonly ContentKind[];
  readonly public: readonly PublicKind[];
  readonly #content = new Map<string, RawBuilder<unknown>>();

  constructor(all: readonly ContentKind[]) {
    this.all = all;
    this.public = all.filter(isPublic);
  }

  /** Treats answers as comments below a question. */
  of(type: ResourceType): ContentKind {
    return existing(this.all.find((each) => each.type === (type === 'ANSWER' ? 'COMMENT' : type)));
  }

  /** Union for `from` of all content, all rows of which a cluster carries together; prefer `contentBy`. */
  content(...asked: readonly Fact[]): RawBuilder<unknown> {
    const made = this.#content.get(asked.join()) ?? this.#contentWith(asked);
    this.#content.set(asked.join(), made);
    return made;
  }

  /** Union for `from` of what has one of these ids or authors, which each table finds by its index. */
  contentBy(fact: 'id' | 'author_ref', values: readonly string[], ...asked: readonly Fact[]): RawBuilder<unknown> {
    return this.#contentWith(asked, (kind) => sql`where ${facts[fact](kind)} = any(${[...new Set(values)]}::text[])`);
  }

  textsOf(secrets: Pick<Secrets, 'unseal'>, thing: ReadThing, texts: VersionTexts): VersionTexts {
    const kind = this.of(thing.type);
    return isPublic(kind) ? texts : { content: kind.opened(secrets, thing, texts[kind.texts[0] ?? ''] ?? null) };
  }

  /** Decrypts sealed excerpts, and is empty for deleted content. */
  excerptOf(secrets: Pick<Secrets, 'unseal'>, thing: ReadThing, excerpt: string | null): string {
    const kind = this.of(thing.type);
    return isPublic(kind) ? (excerpt ?? '') : [...kind.opened(secrets, thing, excerpt)].slice(0, excerptLength).join('');
  }

  #contentWith(asked: readonly Fact[], which: (kind: ContentKind) => RawBuilder<unknown> = () => sql``): RawBuilder<unknown> {
    const isPageAsked = asked.some((fact) => ofPage.has(fact));
    const branches = this.all.map(
      (kind) => sql`select ${sql.join(asked.map((fact) => sql`${facts[fact](kind)} as ${sql.ref(fact)}`))} from ${fromKind(kind, isPageAsked)} ${which(kind)}`,
    );
    return sql`(${sql.join(branches, sql` union all `)}) as content`;
  }
}

/** Row when publicly visible, replies along with their parent and private kinds never. */
export const shownToAll = (kind: ContentKind, id: string): RawBuilder<unknown> =>
  sql`select 1 from ${fromKind(kind)} where ${facts.id(kind)} = ${id} and ${facts.status(kind)} = 'LIVE' and ${kind.pageStatus} = 'LIVE' ${kind.isPrivate ? sql`and false` : sql``}`;
