import { sql, type Kysely } from 'kysely';
import { changesBetween } from '#core/administration/administrator-log.ts';
import type { AdministeredTopic, AdministeredTopics } from '#core/administration/administered-topics.ts';
import { freeName, nameForUrls } from '#core/administration/name-for-urls.ts';
import { isTopicLike, loggedTopic, tidiedTopic, topicCategories, topicProblems, type TopicForm } from '#core/administration/topic-form.ts';
import { communitySearchSource } from '../communities/community-search-source.ts';
import { refreshEntries } from '../search-index/refresh-entries.ts';
import { existing, Failure } from '#core/failure.ts';
import { waitingFor } from '../counts/counters.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { community } from '../communities/community-tables.ts';
import { sanitizedFacts, sanitizedForm, ownWords, type SanitizedForm } from '../content/sanitized-text.ts';
import { columns, type Read } from '../database/table.ts';
import { logAction } from './log-action.ts';
import { holdLock } from '../database/advisory-lock.ts';

const mostTopics = 500;
const own = columns(community, 'id', 'url_name', 'name', 'names', 'about', 'abouts', 'category', 'sign', 'is_closed', 'version');

type SanitizedTopic = SanitizedForm<TopicForm, 'name' | 'about'>;

interface TopicRow extends Read<typeof own> {
  readonly posts: number;
  readonly followers: number;
}

export class SqlAdministeredTopics implements AdministeredTopics {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly AdministeredTopic[]> {
    return topicsIn(this.#scope.administrator.db);
  }

  async add(form: TopicForm): Promise<AdministeredTopic> {
    const scope = this.#scope.administrator;
    const said = checkedTopic(form);
    const id = randomId();
    return scope.db.transaction().execute(async (transaction) => {
      await holdLock(transaction, 'topics');
      const known = await topicsIn(transaction);
      if (known.length >= mostTopics) throw new Failure('conflict', `There are ${mostTopics} topics already.`, { code: 'TOO_MANY' });
      refuseTaken(known, said);
      const taken = await transaction.selectFrom('community').select('url_name').where('type', '=', 'topic').execute();
      const slug = freeName(
        nameForUrls(said.name) || 'topic',
        taken.map(({ url_name }) => url_name),
      );
      await transaction
        .insertInto('community')
        .values({ id, type: 'topic', url_name: slug, ...rowOf(said) })
        .execute();
      await logAction(transaction, scope, { action: 'topic-added', subject: said.name });
      await refreshEntries(transaction, communitySearchSource, [id]);
      return topicIn(transaction, id);
    });
  }

  async change(entityId: string, version: number, form: TopicForm): Promise<AdministeredTopic> {
    const scope = this.#scope.administrator;
    const said = checkedTopic(form);
    return scope.db.transaction().execute(async (transaction) => {
      await holdLock(transaction, 'topics');
      const before = await topicIn(transaction, entityId);
      if (before.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      refuseTaken(
        (await topicsIn(transaction)).filter((topic) => topic.entityId !== entityId),
        said,
      );
      await transaction
        .updateTable('community')
        .set({ ...rowOf(said), version: version + 1 })
        .where('id', '=', entityId)
        .execute();
      const action = before.isClosed === said.isClosed ? 'topic-changed' : said.isClosed ? 'topic-closed' : 'topic-opened';
      await logAction(transaction, scope, { action, subject: before.name, changes: changesBetween(loggedTopic(before), loggedTopic(said)) });
      await refreshEntries(transaction, communitySearchSource, [entityId]);
      return topicIn(transaction, entityId);
    });
  }
}

function checkedTopic(form: TopicForm): SanitizedTopic {
  const said = sanitizedForm(tidiedTopic(form), ['name', 'about']);
  const problems = Object.entries(topicProblems(said)).flatMap(([field, message]) => (message ? [{ pointer: `/body/${field}`, message }] : []));
  if (problems.length > 0) throw new Failure('invalid', 'A topic needs a name and a sentence about it.', { code: 'RULE_BROKEN', problems });
  return said;
}

/** Refuses equal or similar-looking topic names, which could not be told apart. */
function refuseTaken(others: readonly AdministeredTopic[], said: TopicForm): void {
  if (others.some((other) => isTopicLike(other, said))) throw new Failure('conflict', 'There is a topic of this name already.', { code: 'NAME_TAKEN' });
}

const rowOf = ({ name, names, about, abouts, category, sign, isClosed }: SanitizedTopic) => ({
  name,
  names: sanitizedFacts(names),
  about,
  abouts: sanitizedFacts(abouts),
  category: ownWords(category),
  sign,
  is_closed: isClosed,
});

async function topicsIn(db: Kysely<Tables>, only = sql`true`): Promise<readonly AdministeredTopic[]> {
  const { rows } = await sql<TopicRow>`select ${own}, posts_count + ${waitingFor('community.id', 'posts')} as posts,
      followers_count + ${waitingFor('community.id', 'followers')} as followers
    from community where type = 'topic' and ${only} order by is_closed, name_key, id limit ${sql.lit(mostTopics)}`.execute(db);
  return rows.map(topicFromRow);
}

async function topicIn(db: Kysely<Tables>, id: string): Promise<AdministeredTopic> {
  const [found] = await topicsIn(db, sql`id = ${id}`);
  return existing(found);
}

const topicFromRow = (row: TopicRow): AdministeredTopic => ({
  entityId: row.id,
  slug: row.url_name,
  version: row.version,
  name: row.name,
  names: row.names ?? {},
  about: row.about,
  abouts: row.abouts,
  category: topicCategories.find((known) => known === row.category) ?? 'Life at work',
  sign: row.sign ?? 'talk',
  isClosed: row.is_closed,
  posts: Math.max(0, row.posts),
  followers: Math.max(0, row.followers),
});
