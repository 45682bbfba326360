import type { ReplyRefusal } from '#core/company-desk/reply-sentences.ts';
import { Failure } from '#core/failure.ts';

/** Most refusals named in one answer, and the longest named. */
const mostReported = 20;
const longestReported = 200;

/** Names the words: insults as everywhere (TEXT_ABUSIVE), the rest as a company's words alone are refused. */
export function refuseWords(refusals: readonly ReplyRefusal[], field: 'text' | 'lines' | 'caption'): void {
  const problemsOf = (isAbusive: boolean) =>
    refusals
      .filter(({ kind }) => (kind === 'abusive') === isAbusive)
      .slice(0, mostReported)
      .map(({ said }) => ({
        pointer: field === 'caption' ? '/query/caption' : `/body/${field}`,
        message: field === 'text' ? 'A reply may not say this.' : 'A company may not say this.',
        words: said.slice(0, longestReported),
      }));
  const [refused, abusive] = [problemsOf(false), problemsOf(true)];
  if (refused.length > 0) throw new Failure('invalid', undefined, { code: 'REPLY_REFUSED', problems: refused });
  if (abusive.length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE', problems: abusive });
}
