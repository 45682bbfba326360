import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { screens } from '#core/navigation/screens.ts';
import { ContributedPhotos } from '#core/photos/own-photos.ts';
import { photoFormTarget } from '#core/photos/photo-form-url.ts';
import { PickedFiles } from '#core/photos/picked-files.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { BrowserPickedFiles } from '#web/adapters/photos/browser-picked-files.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { PhotoFormScreen as Screen } from '#web/views/photo-form/PhotoFormScreen.tsx';

export const words = [...formWords, photoFormWords, photoWords];

export const bindings = [
  ...formBindings,
  onDevice(PickedFiles, BrowserPickedFiles),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  store(PhotoFormStore, [ContributedPhotos, FormParts, PickedFiles, IdempotencyKeys]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(PhotoFormStore).show(photoFormTarget(query));

export const head = formHead(photoFormWords, screens.photoForm);
