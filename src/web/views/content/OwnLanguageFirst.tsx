import { observer } from 'mobx-react-lite';
import { ownLanguageFirst } from '#core/content/own-language-first.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';
import { Chip } from '../ui/Chip.tsx';

/** Switch for readers of another language than English, remembered on the device. */
export const OwnLanguageFirst = observer(function OwnLanguageFirst({ label }: { readonly label: string }) {
  const appearance = useStore(AppearanceStore);
  if (useStore(WordsStore).language === 'en') return null;
  return (
    <p className="needs-script">
      <Chip pressed={appearance.putsOwnFirst} onClick={() => appearance.putOwnFirst(!appearance.putsOwnFirst)}>
        {label}
      </Chip>
    </p>
  );
});

/** Items in the order that the reader chose. For observers only. */
export function useOwnLanguageFirst<Item>(items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  return useStore(AppearanceStore).putsOwnFirst ? ownLanguageFirst(items, textOf) : items;
}
