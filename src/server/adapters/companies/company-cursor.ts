import { createHash } from 'node:crypto';
import { queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { Failure } from '#core/failure.ts';
import type { CompanyKeysetPosition } from './company-list-query.ts';

/** Keyset cursor sealed to its search, and refused with any other. */
export function cursorAt({ id, ratingKey, reviewsCount }: CompanyKeysetPosition, search: CompanySearch): string {
  return written([sealOf([id, ratingKey, reviewsCount], search), id, ratingKey, reviewsCount]);
}

/** Rejects cursors made for another search. */
export function positionAt(cursor: string, search: CompanySearch): CompanyKeysetPosition {
  const [seal, id, ratingKey, reviewsCount] = partsOf(cursor);
  if (typeof id !== 'string' || !isCount(ratingKey) || !isCount(reviewsCount) || seal !== sealOf([id, ratingKey, reviewsCount], search)) {
    throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  }
  return { id, ratingKey, reviewsCount };
}

const written = (parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) && written(parts) === cursor ? parts : [];
  } catch {
    return [];
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

/** Ignores the order of filter values. */
function sealOf(keys: readonly unknown[], { industry, location, size, ...rest }: CompanySearch): string {
  const search = { ...rest, industry: industry.toSorted(), location: location.toSorted(), size: size.toSorted() };
  return createHash('sha256')
    .update(JSON.stringify([search.sort, queryOf(search), keys]))
    .digest('base64url')
    .slice(0, 12);
}
