import { loginWords } from '#web/words/login/login-words.ts';
import { loginMethods } from './login-methods.ts';

export { LoginModal as Overlay } from '#web/views/login/LoginModal.tsx';

export const words = [loginWords];

export const bindings = loginMethods;
