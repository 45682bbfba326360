import type { PaySlice, PublishedCell } from '#core/salaries/salary-figures.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useStore } from '../stores.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { useWords } from '../words.tsx';

export function useGroups(): { readonly named: (cell: PublishedCell) => string; readonly years: (slice: PaySlice) => string } {
  const words = useWords(paidFairlyWords);
  const { nameOf } = useWords(listWords);
  const { job } = useStore(PaidFairlyStore);
  const { place } = useGroup();
  const named = (cell: PublishedCell): string => {
    const { group } = cell;
    const { company, designation, experience } = group;
    const who = designation ? nameOf(designation.name) : words.everyJobIn(nameOf(job.chosen?.department ?? ''));
    return [who, company?.name, experience && words.band(experience), (group.city || !group.company) && place(group), words.people(cell.figures.people)]
      .filter(Boolean)
      .join(', ');
  };
  const years = ({ group: { designation, experience } }: PaySlice): string => {
    const other = designation && designation.urlName !== job.chosen?.urlName ? nameOf(designation.name) : undefined;
    return [other, experience && words.band(experience)].filter(Boolean).join(', ');
  };
  return { named, years };
}
