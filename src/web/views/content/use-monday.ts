import { dateIn } from '#core/figures/ago.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';

/** Says a week by its Monday. A view that asks must be an observer. */
export function useMonday(): (week: string) => string {
  const { language } = useStore(WordsStore);
  return (week) => dateIn(`${language}-IN`, mondayOf(week));
}
