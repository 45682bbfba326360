import { observer } from 'mobx-react-lite';
import { createElement, type ComponentType } from 'react';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { declaredScreens, type ScreenName } from '#core/navigation/declared-screens.ts';
import { urlNameAsked } from '#core/navigation/query-values.ts';
import { placedUrl } from '#core/navigation/place-urls.ts';
import { placedAt } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import type { Head } from '#web/views/head.ts';
import { noCityHead } from '#web/views/reference-lists/in-city.ts';
import { NoCity } from '#web/views/reference-lists/NoCity.tsx';
import { useStore, type Stores } from '#web/views/stores.tsx';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

type PlacedScreen = { [Name in ScreenName]: (typeof declaredScreens)[Name] extends { readonly place: string } ? Name : never }[ScreenName];

interface Narrowed {
  readonly Screen: ComponentType;
  readonly load: (stores: Stores, match: RouteMatch) => Promise<void>;
  readonly head: (stores: Stores) => Head;
}

export const placeSentences = [listWords, placeWords];

/** Lookup of the city's name, without the lists, which pages may bind themselves. */
export const cityBindings = [store(NarrowedCityStore, [ReferenceLists])];
export const placeBindings = [overHttp(ReferenceLists, httpReferenceLists, dropdown), ...cityBindings];

/** Screen narrowed to a city, with a canonical URL and a notice for unknown ones. */
export function narrowedToCity(screen: PlacedScreen, { Screen, load, head }: Narrowed): Narrowed {
  const { place } = declaredScreens[screen];
  return {
    Screen: observer(function InCity() {
      return createElement(useStore(NarrowedCityStore).isMissing ? NoCity : Screen);
    }),
    load: async (stores, match) => {
      const [city, ...others] = match.query.getAll(place);
      const placed = placedAt(match.path);
      const asked = others.length > 0 ? null : (placed?.city ?? urlNameAsked(city));
      await Promise.all([load(stores, match), stores.get(NarrowedCityStore).show(asked, placed !== undefined)]);
    },
    head: (stores) => {
      if (stores.get(NarrowedCityStore).isMissing) return noCityHead(stores.get(WordsStore));
      const said = head(stores);
      return said.canonical === undefined ? said : { ...said, canonical: placedUrl(said.canonical) };
    },
  };
}
