import type { Container } from 'inversify';
import { isAdPage } from '#core/operator/ad-pages.ts';
import { screenNameOf } from '#core/navigation/screen-names.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { Advertisement } from '#web/views/operator/Advertisement.tsx';
import { adWords } from '#web/words/operator/ad-words.ts';
import type { LoadedScreen, ScreenRoute } from '../navigation/screen-router.ts';
import { loadWords } from '../words/load-words.ts';

const made = new WeakMap<LoadedScreen, LoadedScreen>();

/** Screen with the host's advertisement at its end, where permitted. */
export async function advertised(shell: Container, { id, fetchScreen }: Pick<ScreenRoute, 'id' | 'fetchScreen'>): Promise<LoadedScreen> {
  const { advertisement } = shell.get(HostStore).settings;
  const [loaded] = await Promise.all([fetchScreen(), loadWords(shell, [adWords])]);
  if (!advertisement || !isAdPage(screenNameOf(id))) return loaded;
  const known = made.get(loaded);
  if (known) return known;
  const { Screen, chunks } = loaded;
  const withAd: LoadedScreen = {
    ...loaded,
    Screen: () => (
      <>
        <Screen />
        <Advertisement {...advertisement} />
      </>
    ),
    chunks: () => [...chunks(), `${adWords.chunk}-${shell.get(WordsStore).language}`],
  };
  made.set(loaded, withAd);
  return withAd;
}
