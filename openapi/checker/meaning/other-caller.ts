import type { Operation } from '../../read/operation.ts';
import type { Signer } from '../../signing/persona-key.ts';
import { inSession, type Ids, type Parts } from '../call.ts';
import { isByContribution } from '../persona-keys/contributions.ts';
import type { Ready } from '../ready.ts';
import type { Scene } from './scene.ts';

/** Another member, or another contribution by its key. */
export interface OtherCaller {
  readonly session: Ids;
  readonly signer?: Signer;
}

/** Undefined where the run knows only one. */
export async function otherCaller({ again, stranger }: Scene, target: Operation, { session }: Ready): Promise<OtherCaller | undefined> {
  if (!isByContribution(target)) {
    const other = await stranger(target, session);
    return other && { session: other };
  }
  const { parts, hindrance } = await again(target);
  return hindrance === undefined && parts.signer ? { session: {}, signer: parts.signer } : undefined;
}

/** The same request by another caller. */
export function askedByOther({ header, ...parts }: Parts, { session, signer }: OtherCaller): Parts {
  const { cookie: _cookie, authorization: _authorization, ...others } = header;
  return inSession({ ...parts, header: others, ...(signer && { signer }) }, session);
}
