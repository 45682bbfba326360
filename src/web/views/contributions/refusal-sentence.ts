import type { Failure } from '#core/failure.ts';
import { isSanction } from '#core/moderation/sanction.ts';
import type { ContributionWords } from '#web/words/en/contributions/words.ts';

type Problems = ContributionWords['form']['problems'];

const problems: Readonly<Record<string, keyof Problems>> = {
  CONTRIBUTION_TOKENS_SPENT: 'tokens',
  KEYS_NOT_KEPT: 'noKeys',
  ISSUER_KEY_UNTRUSTED: 'untrusted',
  TOKENS_NOT_ISSUED: 'notIssued',
  TEXT_ABUSIVE: 'abusive',
  TEXT_REACHABLE: 'reachable',
  CHANGED_MEANWHILE: 'changed',
  APPEAL_WAITS: 'appealWaits',
  NAME_UNFIT: 'unfit',
};

export function refusalSentence(failure: Failure, words: Problems): string {
  const { kind, code } = failure;
  if (isSanction(failure)) return words.sanctioned;
  const problem = code === undefined ? undefined : problems[code];
  if (problem) return words[problem];
  if (kind === 'offline' || kind === 'limited') return words[kind];
  if (kind === 'conflict') return words.over;
  return kind === 'invalid' ? words.refused : words.failed;
}
