import { list, aNumber, object, anyOf, orNull, aString } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { DemoConversation, DemoMessage } from './demo-conversation.ts';

const message = object<DemoMessage>({ by: anyOf([0, 1, 2, 3, 4]), minutesAgo: aNumber, text: aString });

export const demoConversations = demoValues('chat')(
  'conversations',
  list(object<DemoConversation>({ name: orNull(aString), people: aNumber, messages: list(message) })),
);
