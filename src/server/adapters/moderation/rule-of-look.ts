import type { Kysely } from 'kysely';
import { wholeText, type Texts } from '#core/content/texts.ts';
import { isSomeoneNamed } from '#core/exposure/going-out.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { needsLook } from '../abuse/watched-words.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';

/** Rule that sends texts to a moderator first; companies' texts are also checked for names. */
export async function ruleOfLook(
  db: Kysely<Tables>,
  scope: Pick<PseudonymScope, 'classifier'>,
  { texts, company }: { readonly texts: Texts; readonly company?: string | undefined },
): Promise<ModerationRule | undefined> {
  if (await needsLook(db, scope, texts)) return 'harassment';
  return company !== undefined && isSomeoneNamed({ text: wholeText(texts) }, company) ? 'personal-details' : undefined;
}
