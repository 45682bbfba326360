import { fewestFor } from '#core/salaries/fewest-people.ts';
import type { PayGroup } from '#core/salaries/salary-figures.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useWords } from '../words.tsx';
import { useGroup } from './use-group.ts';

/** Says why a group has no figure, and whose is in its place. For observers only. */
export function useWidened(): (shown: PayGroup, asked: PayGroup) => string {
  const { job: words } = useWords(payWords);
  const said = useGroup();
  return (shown, asked) => words.widened(said.whole(asked), said.instead(shown, asked), fewestFor(asked));
}
