export { TalkDialogs as Overlay } from '#web/views/chat/TalkDialogs.tsx';

export const words = [];

export const bindings = [];
