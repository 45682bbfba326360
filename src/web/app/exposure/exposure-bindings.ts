import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { DeviceExposureChecks } from '#web/adapters/exposure/device-exposure-checks.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { exposurePart } from '#web/views/exposure/exposure-part.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { store } from '../container/bind.ts';

/** Draft check with notice and words, loaded only once something is written. */
export const exposureBindings = [
  new ContainerModule(({ bind }) => {
    bind(ExposureChecks).toResolvedValue(
      (words: WordsStore) =>
        new DeviceExposureChecks(async () => {
          const [{ BrowserExposureChecks }, { AskedNotice }] = await Promise.all([
            import(/* webpackChunkName: "exposure" */ '#web/adapters/exposure/browser-exposure-checks.ts'),
            import(/* webpackChunkName: "exposure" */ '#web/views/exposure/AskedNotice.tsx'),
            words.load(exposureWords),
          ]);
          exposurePart.View = AskedNotice;
          return new BrowserExposureChecks();
        }),
      [WordsStore],
    );
  }),
  store(ExposureStore, [ExposureChecks, Clock]),
];
