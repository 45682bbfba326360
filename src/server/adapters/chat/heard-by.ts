import type { Kysely } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { blockersAmong, membersOf, type BlockedIn } from './members.ts';

/** Members who hear of a change by one of them, apart from those who blocked that member. */
export async function refsBeside(
  db: Kysely<Tables>,
  scope: Pick<PseudonymScope, 'secrets'>,
  { ref, conversation }: { readonly ref: string; readonly conversation: BlockedIn },
): Promise<{ readonly heard: readonly string[]; readonly blockers: readonly string[] }> {
  const members = (await membersOf(db, [conversation.conversationId])).get(conversation.conversationId) ?? [];
  const refs = members.filter(({ state }) => state !== 'left' && state !== 'declined').map(({ persona_ref }) => persona_ref);
  const others = members.map(({ persona_ref }) => persona_ref).filter((other) => other !== ref);
  const blockers = await blockersAmong(db, scope, others, { blocked: ref, conversation });
  return { heard: refs.filter((each) => !blockers.includes(each)), blockers };
}
