import { failureKinds, type FailureKind } from '#core/failure.ts';

/** HTTP status of each kind of failure. The server writes with it, the browser reads with it. */
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

export const toStatus = (kind: FailureKind): number => statusOf[kind];

export function toKind(status: number): FailureKind {
  const known = failureKinds.find((kind) => statusOf[kind] === status);
  return known ?? (status >= 500 ? 'broken' : 'invalid');
}
