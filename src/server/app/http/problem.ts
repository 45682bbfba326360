import { STATUS_CODES } from 'node:http';
import { toStatus, type ProblemCode } from '#contract/status.ts';
import { Failure, type FailureKind, type FieldProblem } from '#core/failure.ts';
import { Refusal } from '#openapi/read/refusal.ts';

/** Problem details (RFC 9457, openapi/common.yaml). */
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

export const problemType = 'application/problem+json';

const kindOf: Record<ProblemCode, FailureKind> = {
  REQUEST_INVALID: 'invalid',
  BODY_MALFORMED: 'invalid',
  CURSOR_INVALID: 'invalid',
  SIGNED_OUT: 'signed-out',
  MEMBER_CHANGED: 'signed-out',
  FORBIDDEN: 'forbidden',
  CROSS_SITE: 'forbidden',
  NOT_FOUND: 'missing',
  ROUTE_UNKNOWN: 'missing',
  PUSH_NOT_SET_UP: 'missing',
  ADDRESSEE_UNREACHABLE: 'missing',
  PICTURE_MISSING: 'missing',
  METHOD_NOT_ALLOWED: 'invalid',
  CONFLICT: 'conflict',
  SIGN_IN_AGAIN: 'conflict',
  NAME_TAKEN: 'conflict',
  CANNOT_VERIFY: 'conflict',
  STEP_TOO_EARLY: 'conflict',
  MAIL_CODE_SPENT: 'conflict',
  TOO_MANY: 'conflict',
  NOTICE_CHANGED: 'conflict',
  ACCOUNT_RESTING: 'conflict',
  WRITER_REQUIRED: 'conflict',
  NAME_CHANGED: 'conflict',
  CHANGED_MEANWHILE: 'conflict',
  POLL_CLOSED: 'conflict',
  REQUEST_WAITING: 'conflict',
  REQUEST_UNANSWERED: 'conflict',
  MESSAGE_CHANGED: 'conflict',
  GROUP_FULL: 'conflict',
  VOTE_BY_KEY: 'conflict',
  CLOSED_TO_YOU: 'conflict',
  COMMENTS_CLOSED: 'conflict',
  SILENCED: 'conflict',
  BANNED: 'conflict',
  APPEAL_WAITS: 'conflict',
  OVERRULED: 'conflict',
  DECIDED_BY_ANOTHER: 'conflict',
  IMPOSED_BY_YOU: 'conflict',
  OWN_CONTENT: 'conflict',
  FOR_ADMINISTRATORS: 'conflict',
  LAST_ADMINISTRATOR: 'conflict',
  BODY_TOO_LARGE: 'invalid',
  PICTURE_TOO_LARGE: 'invalid',
  MEDIA_TYPE_UNSUPPORTED: 'invalid',
  PICTURE_UNREADABLE: 'invalid',
  RULE_BROKEN: 'invalid',
  NAME_UNFIT: 'invalid',
  MAIL_FREE: 'invalid',
  MAIL_FOREIGN: 'invalid',
  MAIL_CODE_WRONG: 'invalid',
  LINK_INVALID: 'invalid',
  TEXT_ABUSIVE: 'invalid',
  TEXT_JUNK: 'invalid',
  TEXT_REACHABLE: 'invalid',
  USER_LIMIT_EXCEEDED: 'invalid',
  POST_LIMIT_EXCEEDED: 'invalid',
  COMMUNITY_CLOSED: 'invalid',
  SUBMISSION_REUSED: 'invalid',
  SUBMISSION_DELETED: 'conflict',
  BOT_REFUSED: 'invalid',
  CREDENTIALS_MIXED: 'invalid',
  SIGNATURE_INVALID: 'signed-out',
  SIGNATURE_EXPIRED: 'signed-out',
  SIGNATURE_REPLAYED: 'signed-out',
  PERSONA_UNKNOWN: 'signed-out',
  TOKEN_ISSUED: 'conflict',
  CONTRIBUTION_TOKENS_SPENT: 'conflict',
  NOT_COUNTED: 'conflict',
  JOB_CLOSED: 'conflict',
  NOT_CONFIRMED: 'conflict',
  TOKENS_WRONG: 'conflict',
  COUPON_OVER: 'conflict',
  COUPON_USED_UP: 'conflict',
  TOKEN_SPENT: 'conflict',
  TOKEN_INVALID: 'invalid',
  ISSUER_KEY_OLD: 'conflict',
  DESK_ROLE: 'conflict',
  REPLY_REFUSED: 'invalid',
  REPLY_REMOVED: 'conflict',
  REPLY_TOO_SOON: 'conflict',
  LIMITED: 'limited',
  BROKEN: 'broken',
  UNAVAILABLE: 'offline',
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
  MEMBER_CHANGED: 'This page is for another member than the one who is logged in in this browser.',
  FORBIDDEN: 'You are not authorised to do this operation!',
  SIGN_IN_AGAIN: 'Please log in again first, so that we know it is you.',
  WRITER_REQUIRED: 'Choose the name you write under first.',
  NAME_CHANGED: 'The name that this would appear under has changed.',
  CHANGED_MEANWHILE: 'This has been changed since you opened it.',
  POLL_CLOSED: 'This poll is closed.',
  VOTE_BY_KEY: 'Your votes, requests and reports go under your made-up name, with its key.',
  SILENCED: 'A moderator has stopped you from writing for a time. “Your posts” says why, and until when.',
  BANNED: 'This account, or the name that signs, is banned. It can read, appeal, and delete what it wrote, or itself.',
  APPEAL_WAITS: 'Its author has appealed. A second look by someone else comes first.',
  OVERRULED: 'A second look has decided about your decision; someone else continues from there.',
  DECIDED_BY_ANOTHER: 'Another moderator has decided this. They or an administrator can undo it; an appeal is decided by someone else.',
  IMPOSED_BY_YOU: 'You imposed this yourself, so another administrator answers the appeal. You can lift it.',
  OWN_CONTENT: 'You wrote this yourself; someone else decides.',
  FOR_ADMINISTRATORS: 'This is about the whole account; an administrator decides.',
  LAST_ADMINISTRATOR: 'This is the only administrator. Appoint another one first.',
  COMMENTS_CLOSED: 'A moderator has closed the comments here.',
  CLOSED_TO_YOU: 'The person who wrote this does not want replies from you.',
  TEXT_ABUSIVE: 'Some of these words hurt people. Please say it in another way.',
  TEXT_JUNK: 'This does not read like a text. Please write a little more.',
  TEXT_REACHABLE: 'A phone number, a mail address or a number of one person has to go first.',
  REPLY_REMOVED: 'These words were taken down before. Say it in another way.',
  REPLY_REFUSED: 'A reply may not ask who wrote, name a person or threaten.',
  USER_LIMIT_EXCEEDED: 'You have done this many times today. Please come back tomorrow.',
  POST_LIMIT_EXCEEDED: 'You have written a lot here. Please leave room for others.',
  COMMUNITY_CLOSED: 'Nothing new can be posted in this community.',
  SUBMISSION_REUSED: 'This was sent before with other content.',
  SUBMISSION_DELETED: 'This was posted before, and its author has deleted it since.',
  BOT_REFUSED: 'Search engines read the pages; this call is not for them.',
  CREDENTIALS_MIXED: 'This request must have no cookie and no session.',
  SIGNATURE_INVALID: 'The signature of this request is not valid.',
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

/** Says nothing of unexpected errors. */
export function problemOf(error: unknown, requestId: string, takesBytes = false): Problem {
  const failure = expected(error, takesBytes);
  const code = isCode(failure.code) ? failure.code : codeOf[failure.kind];
  const status = toStatus(kindOf[code], code);
  const isDisclosed = failure.message !== failure.kind && status < 500;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: (isDisclosed ? failure.message : undefined) ?? sentenceOf[code] ?? broken,
    requestId,
    ...(failure.existingId === undefined ? {} : { existingId: failure.existingId }),
    ...(failure.problems.length > 0 ? { errors: failure.problems.slice(0, 50) } : {}),
  };
}

/** Faults of the server, for the log. */
export const isOurs = (problem: Problem): boolean => problem.code === 'BROKEN';

/** Keeps expected failures, converts those of the web server, and marks the rest as broken. */
function expected(error: unknown, takesBytes: boolean): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refusal) return new Failure('invalid', error.message || undefined, { code: error.code, problems: error.problems, cause: error });
  const { statusCode, code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly statusCode?: unknown; readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return Failure.from(error);
  if (statusCode === 413) return new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE', cause: error });
  const wanted = takesBytes ? 'Send the bytes themselves, as application/octet-stream.' : undefined;
  if (statusCode === 415) return new Failure('invalid', wanted, { code: 'MEDIA_TYPE_UNSUPPORTED', cause: error });
  if (statusCode === 404) return new Failure('missing', undefined, { code: 'ROUTE_UNKNOWN', cause: error });
  if (typeof statusCode === 'number' && statusCode < 500)
    return new Failure('invalid', 'The request cannot be read.', { code: 'REQUEST_INVALID', cause: error });
  return Failure.from(error);
}

const isCode = (code: string | undefined): code is ProblemCode => code !== undefined && Object.hasOwn(kindOf, code);
