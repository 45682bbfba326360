import type { Container } from 'inversify';
import { screenNameOf } from '#core/navigation/screen-names.ts';
import { screens } from '#core/navigation/screens.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Words } from '#web/words/words.ts';
import { areas, type Area } from './areas.ts';
import { lazyScreen, type FetchWiring } from './navigation/lazy-screen.tsx';
import type { ScreenRoute } from './navigation/screen-router.ts';
import { withWords } from './words/with-words.ts';

/** Catch-all route of the offline shell. */
export const awayRoute = (shell: Container): ScreenRoute => ({ id: 'away', path: '*', fetchScreen: lazyScreen(shell, fetchAway) });

const fetchAway = withWords(() => import(/* webpackChunkName: "away" */ './offline/away-wiring.ts'));

export function createRoutes(shell: Container, { showsKit }: { readonly showsKit: boolean }): readonly ScreenRoute[] {
  const made = new Map<FetchWiring, Pick<ScreenRoute, 'chunk' | 'fetchScreen'>>();
  /** Loads a screen, where two may share the chunk named after the first. */
  const codeOf = (id: string, load: FetchWiring, words?: readonly Words[]) => {
    const code = made.get(load) ?? { chunk: id, fetchScreen: lazyScreen(shell, load, words) };
    made.set(load, code);
    return code;
  };
  const all: readonly Area[] = areas;
  return all
    .filter(([name]) => showsKit || name !== 'kit')
    .map(([id, load, words]) => withAd(shell, { id, path: id === 'notFound' ? '*' : screens[id], ...codeOf(id, load, words) }));
}

/** Route with an advertisement, whose code no other page fetches. */
function withAd(shell: Container, route: ScreenRoute): ScreenRoute {
  const { advertisement } = shell.get(HostStore).settings;
  if (!advertisement?.pages.includes(screenNameOf(route.id))) return route;
  return { ...route, fetchScreen: async () => (await fetchAdvertised(shell.get(WordsStore).language)).advertised(shell, route) };
}

const fetchAdvertised = withWords(() => import(/* webpackChunkName: "advertisement" */ './operator/advertised.tsx'));
