// A conversation of ten thousand messages in a world that the demo has begun.
import { CopyClient } from '#server/adapters/backup/copy-client.ts';

export const longTalk = { lastLine: 'That was the last one of ten thousand.', messages: 10_000 } as const;

/** Goes on with one conversation of the demo visitor until it is that long; it is done once. The two of it write in turn, an hour apart, a line or a paragraph. */
export async function fillLongTalk(url: string): Promise<void> {
  const client = await CopyClient.open(url);
  const [known] = await client.ask<{ readonly id: string; readonly last: number }>(
    `select conversation.id, last_seq as last from conversation where kind = 'direct' and exists (
      select from chat_message where conversation_id = conversation.id and content like 'hey, saw your two offers post%')`,
  );
  if (!known) throw new Error('The demo has no conversation about two offers.');
  if (known.last < longTalk.messages) {
    await client.ask(
      `insert into chat_message (id, conversation_id, seq, author_ref, client_id, version, content, is_withheld, posted_at, gone_on)
        select substr(md5('talk' || seq), 1, 16), $1, seq, cast_of.refs[1 + (seq / 3) % 2], 'talk' || seq, 1,
          case when seq = $3 then $4 else 'Message ' || seq || '. ' || repeat('They counted the joining bonus twice, ask for the letter. ', seq % 7) end,
          false, date_trunc('minute', now() - ($3 - seq) * interval '30 minutes'), current_date + 300
        from generate_series($2::integer + 1, $3::integer) as seq,
          (select array_agg(persona_ref order by persona_ref) as refs from chat_member where conversation_id = $1) as cast_of`,
      [known.id, known.last, longTalk.messages, longTalk.lastLine],
    );
    await client.ask('update chat_member set read_seq = $2 where conversation_id = $1', [known.id, longTalk.messages]);
    await client.ask('update conversation set last_seq = $2 where id = $1', [known.id, longTalk.messages]);
  }
  await client.close();
}
