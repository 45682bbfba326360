import { STATUS_CODES } from 'node:http';
import { toStatus } from '#contract/status.ts';
import type { components } from '#contract/generated/system.ts';
import { Failure, type FailureKind, type FieldProblem } from '#core/failure.ts';

/** The problem details of a failed request, in the one form every answer has (RFC 9457, openapi/common.yaml). */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
  readonly requestId: string;
  readonly errors?: readonly FieldProblem[];
  readonly existingId?: string;
}

export type ProblemCode = components['schemas']['ProblemCode'];

export const problemType = 'application/problem+json';

const statusOf: Record<ProblemCode, number> = {
  REQUEST_INVALID: 400,
  BODY_MALFORMED: 400,
  CURSOR_INVALID: 400,
  SIGNED_OUT: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  ROUTE_UNKNOWN: 404,
  PUSH_NOT_SET_UP: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  SIGN_IN_AGAIN: 409,
  NAME_TAKEN: 409,
  CANNOT_VERIFY: 409,
  STEP_TOO_EARLY: 409,
  MAIL_CODE_SPENT: 409,
  TOO_MANY: 409,
  NOTICE_CHANGED: 409,
  ACCOUNT_RESTING: 409,
  WRITER_REQUIRED: 409,
  CHANGED_MEANWHILE: 409,
  POLL_CLOSED: 409,
  CLOSED_TO_YOU: 409,
  COMMENTS_CLOSED: 409,
  SILENCED: 409,
  BODY_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  PICTURE_UNREADABLE: 415,
  RULE_BROKEN: 422,
  NAME_UNFIT: 422,
  MAIL_FREE: 422,
  MAIL_FOREIGN: 422,
  MAIL_CODE_WRONG: 422,
  LINK_INVALID: 422,
  TEXT_ABUSIVE: 422,
  TEXT_JUNK: 422,
  USER_LIMIT_EXCEEDED: 422,
  POST_LIMIT_EXCEEDED: 422,
  COMMUNITY_CLOSED: 422,
  SUBMISSION_REUSED: 422,
  CREDENTIALS_MIXED: 400,
  SIGNATURE_INVALID: 401,
  SIGNATURE_EXPIRED: 401,
  SIGNATURE_REPLAYED: 401,
  PERSONA_UNKNOWN: 401,
  TOKEN_REQUIRED: 409,
  TOKENS_NOT_ISSUED: 409,
  TOKEN_ISSUED: 409,
  TOKEN_SPENT: 409,
  TOKEN_INVALID: 422,
  ISSUER_KEY_OLD: 409,
  LIMITED: 429,
  BROKEN: 500,
  UNAVAILABLE: 503,
};

const codeOf: Record<FailureKind, ProblemCode> = {
  invalid: 'RULE_BROKEN',
  'signed-out': 'SIGNED_OUT',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  limited: 'LIMITED',
  cancelled: 'BROKEN',
  broken: 'BROKEN',
  offline: 'UNAVAILABLE',
};

const sentenceOf: Partial<Record<ProblemCode, string>> = {
  SIGNED_OUT: 'You must be logged in to do this operation!',
  FORBIDDEN: 'You are not authorised to do this operation!',
  SIGN_IN_AGAIN: 'Please sign in again first, to be sure that it is you.',
  WRITER_REQUIRED: 'Choose the name you write under first.',
  CHANGED_MEANWHILE: 'This has been changed since you opened it.',
  POLL_CLOSED: 'This poll is closed.',
  SILENCED: 'A moderator has closed writing to you for a time. Your own posts say why, and until when.',
  COMMENTS_CLOSED: 'A moderator has closed the comments here.',
  CLOSED_TO_YOU: 'Whoever wrote this does not want answers from you.',
  TEXT_ABUSIVE: 'Some of these words hurt people. Please say it in another way.',
  TEXT_JUNK: 'This does not read like a text. Please write a little more.',
  USER_LIMIT_EXCEEDED: 'You have done this many times today. Please come back tomorrow.',
  POST_LIMIT_EXCEEDED: 'You have written a lot here. Please leave room for others.',
  COMMUNITY_CLOSED: 'Nothing new can be posted in this community.',
  SUBMISSION_REUSED: 'This was sent before with other content.',
  CREDENTIALS_MIXED: 'A signed request carries no cookie and no session.',
  SIGNATURE_INVALID: 'The signature of this request does not hold.',
  SIGNATURE_EXPIRED: 'The clock of this device is off by more than five minutes.',
  SIGNATURE_REPLAYED: 'This request was sent before.',
  PERSONA_UNKNOWN: 'No made-up name belongs to this key.',
  NOT_FOUND: 'We could not find what you are looking for!',
  BODY_TOO_LARGE: 'The request is too large.',
  MEDIA_TYPE_UNSUPPORTED: 'Send JSON.',
  LIMITED: 'Too many requests. Please try again later.',
  UNAVAILABLE: 'The server cannot answer just now.',
};

const broken = 'Something went wrong, please try later. We are working on it!';

/** The problem that an error shows to the one who asked. Of an error we did not expect it says nothing but that. */
export function problemOf(error: unknown, requestId: string): Problem {
  const failure = expected(error);
  const code = isCode(failure.code) ? failure.code : codeOf[failure.kind];
  const status = isCode(failure.code) ? statusOf[code] : failure.kind === 'cancelled' ? 500 : toStatus(failure.kind);
  const isTold = failure.message !== failure.kind && status < 500;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: (isTold ? failure.message : undefined) ?? sentenceOf[code] ?? broken,
    requestId,
    ...(failure.existingId === undefined ? {} : { existingId: failure.existingId }),
    ...(failure.problems.length > 0 ? { errors: failure.problems.slice(0, 50) } : {}),
  };
}

/** Whether this is our mistake, so that it belongs into the log. */
export const isOurs = (problem: Problem): boolean => problem.code === 'BROKEN';

/** Our own failures stay; what the web server refused by itself becomes one; the rest broke. */
function expected(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { statusCode, code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly statusCode?: unknown; readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return Failure.from(error);
  if (statusCode === 413) return new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE', cause: error });
  if (statusCode === 415) return new Failure('invalid', undefined, { code: 'MEDIA_TYPE_UNSUPPORTED', cause: error });
  if (statusCode === 404) return new Failure('missing', undefined, { code: 'ROUTE_UNKNOWN', cause: error });
  if (typeof statusCode === 'number' && statusCode < 500)
    return new Failure('invalid', 'The request cannot be read.', { code: 'REQUEST_INVALID', cause: error });
  return Failure.from(error);
}

const isCode = (code: string | undefined): code is ProblemCode => code !== undefined && Object.hasOwn(statusOf, code);
