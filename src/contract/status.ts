import type { components } from './generated/system.ts';
import { failureKinds, type FailureKind } from '#core/failure.ts';

export type ProblemCode = components['schemas']['ProblemCode'];

/** Server writes these statuses, and the browser reads them. */
const statusOf: Record<FailureKind, number> = {
  invalid: 422,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limited: 429,
  cancelled: 499,
  broken: 500,
  offline: 503,
};

/** Statuses of codes more specific than their kind, from which browsers read the same kind. */
const statusOfCode: { readonly [Code in ProblemCode]?: number } = {
  REQUEST_INVALID: 400,
  BODY_MALFORMED: 400,
  CURSOR_INVALID: 400,
  CREDENTIALS_MIXED: 400,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  PICTURE_UNREADABLE: 415,
};

export const toStatus = (kind: FailureKind, code?: ProblemCode): number => (code && statusOfCode[code]) ?? statusOf[kind];

export function toKind(status: number): FailureKind {
  const known = failureKinds.find((kind) => statusOf[kind] === status);
  return known ?? (status >= 500 ? 'broken' : 'invalid');
}
