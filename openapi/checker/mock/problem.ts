import { STATUS_CODES } from 'node:http';
import { Refusal } from '../../read/refusal.ts';

/** The media type of a refusal (RFC 9457). */
export const problemType = 'application/problem+json';

/** Statuses of the codes that every service has; each knows more of both. */
export const statusesOfCodes: Readonly<Record<string, number>> = {
  REQUEST_INVALID: 400,
  BODY_MALFORMED: 400,
  CURSOR_INVALID: 400,
  CREDENTIALS_MIXED: 400,
  SIGNED_OUT: 401,
  SIGNATURE_INVALID: 401,
  SIGNATURE_EXPIRED: 401,
  SIGNATURE_REPLAYED: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  ROUTE_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  CHANGED_MEANWHILE: 409,
  SUBMISSION_DELETED: 409,
  BODY_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  SUBMISSION_REUSED: 422,
  BOT_REFUSED: 422,
};

/** The problem document of whatever was thrown; what is no refusal is a fault of the mock. */
export function problemOf(error: unknown, requestId: string): Readonly<Record<string, unknown>> {
  const { code, message, problems, existingId } = error instanceof Refusal ? error : new Refusal('BROKEN', String(error));
  const status = statusesOfCodes[code] ?? 500;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: message || `The mock refuses this: ${code}.`,
    requestId,
    ...(existingId !== undefined && { existingId }),
    ...(problems.length > 0 && { errors: problems.slice(0, 50) }),
  };
}
