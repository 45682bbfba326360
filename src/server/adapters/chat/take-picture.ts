import type { Transaction } from 'kysely';
import { chatRefusals } from '#core/chat/conversation.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { chatPicture } from './chat-tables.ts';

/** Fails as missing for pictures of others or already used. */
export async function takePicture(transaction: Transaction<Tables>, scope: PseudonymScope, messageId: string, pictureId: string): Promise<void> {
  const [taken] = await transaction
    .deleteFrom('upload')
    .where('id', '=', pictureId)
    .where('owner', '=', scope.keyFor('uploads'))
    .returning(['id', 'width', 'height', 'bytes', 'small'])
    .execute();
  if (!taken) throw new Failure('missing', 'This picture is not there any more.', { code: chatRefusals.pictureGone });
  await transaction
    .insertInto('chat_picture')
    .values(newRow(chatPicture, { ...taken, chat_message_id: messageId }))
    .execute();
}
