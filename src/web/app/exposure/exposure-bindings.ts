import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { DeviceExposureChecks } from '#web/adapters/exposure/device-exposure-checks.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { exposurePart } from '#web/views/exposure/exposure-part.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { store } from '../container/bind.ts';

/** The check of texts before they are sent, with its notice and its words: fetched together once something is written, so that readers do without. */
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
