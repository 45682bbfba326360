import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '#core/clock.ts';
import { screens } from '#core/navigation/screens.ts';
import { SuggestionStore } from '#web/stores/forms/suggestion-store.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { useWords } from '../words.tsx';

export const Suggesting = observer(function Suggesting() {
  const { fields: words } = useWords(kitWords);
  const [chosen, choose] = useState<string>();
  const picking = useSuggestions({ mayAdd: true });
  const searching = useSuggestions({ isFirstActive: false });
  return (
    <div className="cols even">
      <div>
        <Field label={words.city}>
          {(control) => (
            <Combobox {...control} name="city" store={picking} icon={<PlaceIcon />} onChoose={({ label }) => choose(label)} onAdd={(text) => choose(text)} />
          )}
        </Field>
        <p className="hint" role="status">
          {chosen && words.chosen(chosen)}
        </p>
      </div>
      <SearchField action={screens.companies} name="name" label={words.search} placeholder={words.search} />
      <SearchField action={screens.companies} name="name" label={words.searchHelped} isHero>
        <Combobox name="name" store={searching} aria-label={words.searchHelped} placeholder={words.searchHelped} />
      </SearchField>
    </div>
  );
});

function useSuggestions(config: { readonly mayAdd?: boolean; readonly isFirstActive?: boolean }): SuggestionStore {
  const clock = useStore(Clock);
  const { cities } = useWords(kitWords).fields;
  const [store] = useState(() => new SuggestionStore((text) => Promise.resolve(citiesLike(cities, text)), clock, config));
  return store;
}

const citiesLike = (cities: readonly (readonly string[])[], text: string) =>
  cities.map(([label = '', detail = '']) => ({ id: label, label, detail })).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
