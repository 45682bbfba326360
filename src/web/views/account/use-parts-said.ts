import type { ContributionsOfKind, KeyedPart } from '#web/stores/account/keyed-writings-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useWords } from '../words.tsx';

export function usePartsSaid() {
  const { keyed: words } = useWords(accountWords);
  const saidOf = (part: KeyedPart): string => (part.group === 'name' ? words.name(part.userName, part.written) : words.kinds[part.group](part.local.length));
  const companiesIn = (local: ContributionsOfKind['local']): string => words.listed([...new Set(local.flatMap(({ key }) => key.about ?? []))]);
  return { saidOf, companiesIn, listed: (parts: readonly KeyedPart[]): string => words.listed(parts.map(saidOf)) };
}
