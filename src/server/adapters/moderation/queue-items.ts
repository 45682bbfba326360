import { sql, type Kysely } from 'kysely';
import type { QueueItem } from '#core/moderation/moderations.ts';
import { textsOfOffer } from '#core/offers/salary-offer.ts';
import { editableNames, otherTexts, type PostTexts } from '#core/posts/post-texts.ts';
import { choicesOf, offersFromRows, type ChoiceJson } from '../polls/choices.ts';
import type { Tables } from '../tables.ts';

/** An item as its statement reads it; the texts of the post are read beside it. */
export interface QueueRow extends Omit<QueueItem, 'title' | 'content' | 'otherTexts'> {
  readonly place: number;
  readonly postId: string;
  readonly comment: string | null;
}

/** Items with every text that a moderator decides about. Below a comment the title says what it stands under. */
export async function itemsFromRows(db: Kysely<Tables>, rows: readonly QueueRow[]): Promise<readonly QueueItem[]> {
  const texts = await textsOfPosts(
    db,
    rows.map(({ postId }) => postId),
  );
  return rows.flatMap(({ place: _place, postId, comment, ...item }) => {
    const found = texts.get(postId);
    if (!found) return [];
    const own = comment === null ? { content: found.content, otherTexts: otherTexts(found) } : { content: comment, otherTexts: [] };
    return { ...item, title: found.title, ...own };
  });
}

/** The texts of these posts, as their columns are named. */
async function textsOfPosts(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, PostTexts>> {
  if (ids.length === 0) return new Map();
  const choices = sql<readonly ChoiceJson[] | null>`${choicesOf('post.id')}`.as('choices');
  const rows = await db
    .selectFrom('post')
    .select(['id', ...editableNames, choices])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, choices: chosen, ...texts }) => [id, { ...texts, ...choiceTexts(chosen ?? []) }]));
}

const choiceTexts = (choices: readonly ChoiceJson[]): Pick<PostTexts, 'options' | 'offers'> => ({
  options: choices.flatMap(({ text }) => text ?? []),
  offers: offersFromRows(choices).flatMap(textsOfOffer),
});
