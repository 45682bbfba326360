import { sql } from 'kysely';
import { chatPlaceId } from '#core/moderation/content-place.ts';
import type { ContentKind } from '../content-kind.ts';
import { picturesKept } from '../media/post-pictures.ts';
import { chatMessage } from './chat-tables.ts';
import { openedMessage } from './sealed-message.ts';
import { tellChanged } from './tell-changed.ts';

/** Visible to the conversation, and to a moderator when reported. */
export const messageKind: ContentKind = {
  type: 'MESSAGE',
  isPrivate: true,
  table: chatMessage,
  within: sql``,
  page: sql`chat_message.conversation_id`,
  pageType: sql`text 'MESSAGE'`,
  pageStatus: sql`text 'LIVE'`,
  place: sql`${sql.lit(chatPlaceId)}`,
  texts: ['sealed'],
  pictures: picturesKept(sql`chat_picture as picture where picture.chat_message_id = chat_message.id`),
  excerpt: sql`chat_message.sealed`,
  isContributed: sql`false`,
  countedIn: [],
  opened: (secrets, { id, page }, sealed) => openedMessage(secrets, { id, conversation_id: page, sealed }),
  tellChanged: (scope, id) => tellChanged(scope, scope.news, id),
};
