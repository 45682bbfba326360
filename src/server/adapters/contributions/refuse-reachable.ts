import type { ExposureKind } from '#core/exposure/finding.ts';
import { wordsToGo } from '#core/exposure/going-out.ts';
import { Failure } from '#core/failure.ts';
import type { SanitizedText } from '../content/sanitized-text.ts';

const sentences: Readonly<Partial<Record<ExposureKind, string>>> = {
  phone: 'A telephone number stands here',
  mail: 'A mail address stands here',
  account: 'The account of someone stands here',
  id: 'A number that one person has stands here',
};

const mostReported = 20;

/** Refuses identifying texts without repeating the words, so no log has them (TEXT_REACHABLE). */
export function refuseReachable(texts: Readonly<Record<string, SanitizedText>>): void {
  const found = wordsToGo(texts).slice(0, mostReported);
  if (found.length === 0) return;
  const problems = found.map(({ field, kind }) => ({ pointer: `/body/${field}`, message: `${sentences[kind] ?? 'This leads to a person'}.` }));
  throw new Failure('invalid', undefined, { code: 'TEXT_REACHABLE', problems });
}
