export { PhotoDialog as Overlay } from '#web/views/chat-photos/PhotoDialog.tsx';

export const words = [];

export const bindings = [];
