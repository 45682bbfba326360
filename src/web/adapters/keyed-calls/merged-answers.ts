import { mostConversations } from '#core/chat/conversation.ts';
import { mostNotifications } from '#core/notifications/notification.ts';
import type { Given } from '../http/interceptor.ts';
import { fieldOf, itemsOf, asList } from './own-things.ts';

interface Cursors {
  readonly ofAccount: string | null | undefined;
  readonly ofKey: string | null | undefined;
}

type Ask = (given: Given) => Promise<unknown>;

/** Merged page of both personas, newest days first, with a combined cursor. */
export async function mergedPages(given: Given, bySession: Ask, byKey: Ask): Promise<unknown> {
  const { cursor, ...query } = given.query ?? {};
  const { ofAccount, ofKey } = cursorsIn(cursor);
  const page = (ask: Ask, from: string | null | undefined) =>
    from === null ? Promise.resolve({ items: [], next: null }) : ask({ ...given, query: { ...query, ...(from !== undefined && { cursor: from }) } });
  const pages = await Promise.all([page(bySession, ofAccount), page(byKey, ofKey)]);
  const [nextOfAccount, nextOfKey] = pages.map((one) => fieldOf(one, 'next') ?? null);
  const items = pages.flatMap((one) => itemsOf(one)).sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return { ...Object(pages[0]), items, next: nextOfAccount === null && nextOfKey === null ? null : JSON.stringify([nextOfAccount, nextOfKey]) };
}

const dayOf = (item: unknown): string => String(fieldOf(fieldOf(item, 'comment') ?? item, 'postedOn'));

function cursorsIn(cursor: unknown): Cursors {
  if (typeof cursor !== 'string') return { ofAccount: undefined, ofKey: undefined };
  // One that is none of ours is the server's to refuse.
  if (!cursor.startsWith('[')) return { ofAccount: cursor, ofKey: null };
  const [ofAccount, ofKey]: readonly (string | null)[] = Object(JSON.parse(cursor));
  return { ofAccount, ofKey };
}

const sumOf = (name: string, ...answers: readonly unknown[]): number => answers.reduce<number>((sum, answer) => sum + Number(fieldOf(answer, name) ?? 0), 0);

/** Totals of both personas, with communities from the account alone. */
export const mergedFigures = (ofAccount: unknown, ofKey: unknown): unknown => ({
  ...Object(ofAccount),
  ...Object.fromEntries(['postsCount', 'commentsCount', 'flaggedCount'].map((name) => [name, sumOf(name, ofAccount, ofKey)])),
});

export const mergedDecisions = (ofAccount: unknown, ofKey: unknown): unknown => ({
  ...Object(ofAccount),
  decisions: [...itemsOf(ofKey, 'decisions'), ...itemsOf(ofAccount, 'decisions')],
  reports: [...itemsOf(ofKey, 'reports'), ...itemsOf(ofAccount, 'reports')],
  sanctions: [...itemsOf(ofKey, 'sanctions').map((sanction) => ({ ...Object(sanction), profileType: 'ANONYMOUS' })), ...itemsOf(ofAccount, 'sanctions')],
});

/** Conversations of both, newest first, keeping their order within past days. */
export const mergedConversations = (ofAccount: unknown, ofKey: unknown): readonly unknown[] =>
  [...asList(ofAccount), ...asList(ofKey)].sort((one, other) => sentOf(other).localeCompare(sentOf(one))).slice(0, mostConversations);

const sentOf = (conversation: unknown): string => {
  const message = fieldOf(conversation, 'lastMessage');
  return String(fieldOf(message, 'sentAt') ?? fieldOf(message, 'sentOn') ?? '');
};

export const mergedTotals = (ofAccount: unknown, ofKey: unknown): unknown =>
  Object.fromEntries(['unreadCount', 'groupCount'].map((name) => [name, sumOf(name, ofAccount, ofKey)]));

export const mergedMutes = (ofAccount: unknown, ofKey: unknown): unknown => ({ ...Object(ofAccount), items: [...itemsOf(ofAccount), ...itemsOf(ofKey)] });

/** Merged notifications, newest days first, since hours are not given. */
export const mergedNotifications = (ofAccount: unknown, ofKey: unknown): readonly unknown[] =>
  [...asList(ofAccount), ...asList(ofKey)]
    .sort((one, other) => String(fieldOf(other, 'created')).localeCompare(String(fieldOf(one, 'created'))))
    .slice(0, mostNotifications);
