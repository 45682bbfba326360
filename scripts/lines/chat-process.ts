// A process of its own that holds many lines of chat, so that its memory and its descriptors are not those of the server or of the bench.
import { ChatLines, type AskedLines, type Flood } from './chat-lines.ts';

export type ChatOrder = { readonly open: AskedLines } | { readonly flood: Flood };

/** Number of open lines, or deliveries a second. */
export type ChatAnswer = { readonly figure: number } | { readonly problem: string };

let lines: ChatLines | undefined;

async function obey(order: ChatOrder): Promise<number> {
  if ('flood' in order) return (await lines?.flood(order.flood)) ?? 0;
  lines = await ChatLines.open(order.open);
  return lines.count;
}

process.once('disconnect', () => process.exit());
process.on('message', (order: ChatOrder) => {
  obey(order).then(
    (figure) => process.send?.({ figure } satisfies ChatAnswer),
    (error: unknown) => process.send?.({ problem: String(error) } satisfies ChatAnswer),
  );
});
