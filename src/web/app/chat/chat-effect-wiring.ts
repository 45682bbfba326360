import { chatWords } from '#web/words/chat/chat-words.ts';
import { chatBindings } from './chat-bindings.ts';

export { ChatEffect as Overlay } from '#web/views/chat/ChatEffect.tsx';

export const shared = chatBindings;

export const words = [chatWords];

export const bindings = [];
