import { waysIn } from './ways-in.ts';

export { LoginModal as Overlay } from '#web/views/login/LoginModal.tsx';

export const bindings = waysIn;
