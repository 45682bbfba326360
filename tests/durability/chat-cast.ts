import type { Kysely } from 'kysely';
import { lookOf } from '#core/personas/name-look.ts';
import { signedInMembers } from '#scripts/bench/members.ts';
import { ownWords, sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import type { Chatter } from './chat-client.ts';
import type { Recorded } from './chat-history.ts';

export interface CastParts {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
}

export const nameOf = (number: number): string => `Quiet ${letters(number)} Banyan`;

const letters = (number: number): string => [...String(number)].map((digit) => 'bdfghjkpqz'[Number(digit)]).join('o');

/** Own network each, to avoid per-network limits behind a trusted proxy. */
const addressOf = (at: number): string => `10.9.${at >> 8}.${at & 255}`;

/** Chatters, alternating signed-in members and made-up names by key. */
export async function chatters({ db, secrets }: CastParts, count: number): Promise<readonly Chatter[]> {
  const cookies = await signedInMembers(db, secrets, Math.floor(count / 2));
  const members = cookies.map((cookie, at) => ({ name: `member ${at}`, address: addressOf(2 * at), cookie }));
  const names = await Promise.all(
    Array.from({ length: Math.ceil(count / 2) }, async (_, at) => {
      const keys = new FakePersonaKeys();
      const { publicKey } = await keys.make();
      await keys.note({ persona: { userName: nameOf(at), avatarUri: '17-sky' } });
      return { name: nameOf(at), address: addressOf(2 * at + 1), keys, publicKey };
    }),
  );
  await keepNames(db, names);
  return names.flatMap(({ publicKey: _publicKey, ...chatter }, at) => [chatter, ...(members[at] ? [members[at]] : [])]);
}

export async function keepNames(db: Kysely<Tables>, names: readonly { readonly name: string; readonly publicKey: string }[]): Promise<void> {
  const rows = names.map(
    ({ name, publicKey }) => ({ ref: publicKey, kind: 'ANONYMOUS', name: sanitizedName(name), name_key: lookOf(name), avatar: '17-sky' }) as const,
  );
  await db.insertInto('persona').values(rows).execute();
}

async function refOf({ secrets }: CastParts, chatter: Chatter, at: number): Promise<string> {
  if ('cookie' in chatter) return secrets.personaOf(`benchmember${String(at).padStart(5, '0')}`);
  return (await chatter.keys.local())?.publicKey ?? '';
}

export async function aGroupOf(parts: CastParts, all: readonly Chatter[]): Promise<string> {
  const members: readonly Chatter[] = all.filter((chatter) => 'cookie' in chatter);
  return keepGroup(parts.db, await Promise.all(all.map((chatter) => refOf(parts, chatter, members.indexOf(chatter)))));
}

export async function keepGroup(db: Kysely<Tables>, refs: readonly string[]): Promise<string> {
  const conversationId = randomId();
  await db
    .insertInto('conversation')
    .values({ id: conversationId, kind: 'group', name: ownWords('Offer swap'), pair_key: null, disappears_days: null })
    .execute();
  const rows = refs.map((persona_ref) => ({ id: randomId(), conversation_id: conversationId, persona_ref, state: 'joined' as const }));
  await db.insertInto('chat_member').values(rows).execute();
  return conversationId;
}

export async function keptIn({ db }: Pick<CastParts, 'db'>, conversationId: string): Promise<readonly Recorded[]> {
  const rows = await db.selectFrom('chat_message').select(['seq', 'client_id']).where('conversation_id', '=', conversationId).orderBy('seq').execute();
  return rows.map(({ seq, client_id }) => ({ seq, clientMessageId: client_id }));
}
