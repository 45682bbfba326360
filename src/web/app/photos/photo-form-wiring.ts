import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { screens } from '#core/navigation/screens.ts';
import { ContributedPhotos } from '#core/photos/own-photos.ts';
import { photoFormTarget } from '#core/photos/photo-form-url.ts';
import { PickedFiles } from '#core/photos/picked-files.ts';
import { BroughtTickets, UploadTickets } from '#core/photos/upload-tickets.ts';
import { BrowserBroughtTickets } from '#web/adapters/photos/browser-brought-tickets.ts';
import { BrowserPickedFiles } from '#web/adapters/photos/browser-picked-files.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { UploadTicketStore } from '#web/stores/photos/upload-ticket-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { uploadTicketsBinding } from '../contributions/upload-tickets-binding.ts';
import { webPhotos } from '../kinds/photos.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { PhotoFormScreen as Screen } from '#web/views/photo-form/PhotoFormScreen.tsx';

export const words = [...formWords, photoFormWords, photoWords];

export const bindings = [
  ...formBindings,
  webPhotos.binding,
  onDevice(PickedFiles, BrowserPickedFiles),
  uploadTicketsBinding,
  onDevice(BroughtTickets, BrowserBroughtTickets),
  store(UploadTicketStore, [UploadTickets, BroughtTickets, ConnectionStore]),
  store(PhotoFormStore, [ContributedPhotos, FormParts, PickedFiles, IdempotencyKeys, UploadTicketStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(PhotoFormStore).show(photoFormTarget(query));

export const head = formHead(photoFormWords, screens.photoForm);
