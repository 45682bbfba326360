import { Clipboards } from '#core/device/clipboards.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { deskShared } from './desk-page.ts';

export { DeskPeopleScreen as Screen } from '#web/views/company-desk/DeskPeopleScreen.tsx';

export const words = [deskWords];

export const shared = deskShared;

export const bindings = [onDevice(Clipboards, BrowserClipboards), store(ShareStore, [Clipboards, ToastStore])];

export { loadDesk as load, headOfDesk as head } from './desk-page.ts';
