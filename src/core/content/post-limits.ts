import { Failure, type FieldProblem } from '../failure.ts';

/** The daily quotas of one member, so that nobody floods the product alone (API6). */
export const dailyLimits = { posts: 12, comments: 120, reports: 40, uploads: 60, rephrasings: 30 } as const;

/** The quotas of one member for one post. */
export const postLimits = { comments: 40, rephrasings: 5 } as const;

/** The reasons why something that was written is not published. */
export const publishRefusals = ['TEXT_ABUSIVE', 'TEXT_JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'COMMUNITY_CLOSED', 'RULE_BROKEN'] as const;

export type PublishRefusal = (typeof publishRefusals)[number];

/** A refusal, and what it says. */
export interface Refused {
  readonly refusal: PublishRefusal;
  readonly message: string;
  /** The words of each text that are refused, where it is because of words. */
  readonly problems?: readonly FieldProblem[];
}

/** The refusal that a failure means. It is an answer; every other failure is thrown on. */
export function refusedBy(error: unknown): Refused {
  const failure = Failure.from(error);
  const refusal = failure.kind === 'invalid' ? publishRefusals.find((code) => code === failure.code) : undefined;
  if (refusal === undefined) throw failure;
  return { refusal, message: failure.message, ...(failure.problems.length > 0 && { problems: failure.problems }) };
}

/** The failure that a refusal is on its way: refusedBy reads it again. */
export const refusalOf = ({ refusal, message, problems = [] }: Refused): Failure =>
  new Failure('invalid', message === 'invalid' ? undefined : message, { code: refusal, problems });
