import { makeAutoObservable, observableRef } from 'mobx';
import type { Conversation } from '#core/chat/conversation.ts';

/** Conversation to announce briefly, unless muted or in sight. */
export class MessageToastStore {
  pending: Conversation | undefined;
  inSight: string | undefined;

  constructor() {
    makeAutoObservable(this, { pending: observableRef });
  }

  look(conversationId: string | undefined): void {
    this.inSight = conversationId;
    if (this.pending?.conversationId === conversationId) this.clear();
  }

  announce(conversation: Conversation): void {
    if (!conversation.isMuted && conversation.conversationId !== this.inSight) this.pending = conversation;
  }

  clear(): void {
    this.pending = undefined;
  }
}
