export { NewMessageDialog as Overlay } from '#web/views/chat/NewMessageDialog.tsx';

export const words = [];

export const bindings = [];
