import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { longestQuery } from '#core/query-words/query-bounds.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { useStore } from '../stores.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Search of the home page. Typing continues in its dialog, or as a plain form without script. */
export const HomeSearch = observer(function HomeSearch() {
  const { search } = useWords(navigationWords);
  const { searchPlaceholder } = useWords(homeWords);
  const dialog = useStore(SearchDialogStore);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    dialog.open();
  };
  return (
    <SearchField isHero action={screens.search} name="q" label={search}>
      <div className="combo">
        <SearchIcon />
        <input
          className="input"
          name="q"
          type="search"
          aria-haspopup="dialog"
          aria-label={searchPlaceholder}
          placeholder={searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
          value={dialog.text}
          onClick={() => dialog.open(dialog.text)}
          onChange={({ currentTarget: { value } }) => dialog.open(value)}
          onKeyDown={pressed}
        />
      </div>
    </SearchField>
  );
});
