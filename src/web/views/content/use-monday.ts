import { dateIn } from '#core/figures/ago.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';

/** Names a week by its Monday. For observers only. */
export function useMonday(): (week: string) => string {
  const { language } = useStore(WordsStore);
  return (week) => dateIn(`${language}-IN`, mondayOf(week));
}
