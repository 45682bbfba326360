import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { routes as chat } from '#contract/generated/chat.ts';
import { routes as personas } from '#contract/generated/user/personas.ts';
import { Chats } from '#core/chat/chats.ts';
import { LiveLine } from '#core/chat/live-line.ts';
import { Clock } from '#core/clock.ts';
import type { Personas } from '#core/personas/personas.ts';
import { httpChats } from '#web/adapters/chat/http-chats.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { OutboxStore } from '#web/stores/chat/outbox-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { overHttp, store } from '../container/bind.ts';
import { liveLineBinding } from './live-line-binding.ts';

/** Own personas for chat, since post areas bind the port itself in the shell. */
export const chatPersonas: ServiceIdentifier<Personas> = Symbol('chat personas');

/** Conversations and live line, shared by the messages page and notices elsewhere. */
export const chatBindings = [
  overHttp(Chats, httpChats, chat),
  liveLineBinding,
  overHttp(chatPersonas, (service) => new HttpPersonas(service), personas),
  new ContainerModule(({ bind }) => {
    bind(OutboxStore).toResolvedValue(
      (chats: Chats, line: LiveLine, clock: Clock) => new OutboxStore(chats, line, new BrowserUserStorage(), clock),
      [Chats, LiveLine, Clock],
    );
  }),
  store(ChatStore, [Chats, LiveLine, OutboxStore, chatPersonas, SessionStore, BellStore]),
];
