import { Failure, type FieldProblem } from '../failure.ts';

/** Daily quotas per member, against flooding (API6). */
export const dailyLimits = { posts: 12, comments: 120, reports: 40, uploads: 60, rephrasings: 30 } as const;

export const postLimits = { comments: 40, rephrasings: 5 } as const;

export const publishRefusals = ['TEXT_ABUSIVE', 'TEXT_JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'COMMUNITY_CLOSED', 'RULE_BROKEN'] as const;

export type PublishRefusal = (typeof publishRefusals)[number];

export interface Refused {
  readonly refusal: PublishRefusal;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
}

/** Rethrows any failure that is not a refusal. */
export function refusedBy(error: unknown): Refused {
  const failure = Failure.from(error);
  const refusal = failure.kind === 'invalid' ? publishRefusals.find((code) => code === failure.code) : undefined;
  if (refusal === undefined) throw failure;
  return { refusal, message: failure.message, ...(failure.problems.length > 0 && { problems: failure.problems }) };
}

/** Wraps a refusal as a failure that refusedBy reads back. */
export const refusalOf = ({ refusal, message, problems = [] }: Refused): Failure =>
  new Failure('invalid', message === 'invalid' ? undefined : message, { code: refusal, problems });
