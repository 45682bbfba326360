import { loginMethods } from './login-methods.ts';

export { LoginModal as Overlay } from '#web/views/login/LoginModal.tsx';

export const bindings = loginMethods;
