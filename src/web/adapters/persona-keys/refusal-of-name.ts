import { Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';

/** A refusal by key as it is said here: what is banned is the name. */
export function asOfName(error: unknown): never {
  const failure = Failure.from(error);
  if (failure.code !== sanctionCodes.ban) throw failure;
  throw new Failure(failure.kind, failure.message, { code: nameBanned });
}
