import { Clipboards } from '#core/device/clipboards.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { loginMethods } from './login-methods.ts';

export { LoginModal as Overlay } from '#web/views/login/LoginModal.tsx';

export const words = [loginWords, copyWords];

export const bindings = [...loginMethods, onDevice(Clipboards, BrowserClipboards), store(CopyStore, [Clipboards]), store(UnsentWords, [UserStorage])];
