import type { ChatMessage } from '#core/chat/message.ts';

export type Recorded = Pick<ChatMessage, 'seq' | 'clientMessageId'>;

export interface ChatHistory {
  readonly written: Readonly<Record<string, readonly string[]>>;
  readonly acknowledged: readonly string[];
  readonly timelines: Readonly<Record<string, readonly Recorded[]>>;
  readonly kept: readonly Recorded[];
}

export interface ChatFaults {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly outOfOrder: readonly string[];
}

/** Judges a history (B-24): each message once in every timeline and the database, in its writer's order. */
export function faultsIn({ written, acknowledged, timelines, kept }: ChatHistory): ChatFaults {
  const places: readonly (readonly [string, readonly Recorded[]])[] = [...Object.entries(timelines), ['the database', kept]];
  const all = Object.values(written).flat();
  const seqs = new Map(kept.map(({ clientMessageId, seq }) => [clientMessageId, seq]));
  const isKept = new Set(seqs.keys());
  return {
    lost: [
      ...places.flatMap(([place, recorded]) => missingIn(all, recorded).map((id) => `${id} is not in ${place}`)),
      ...acknowledged.filter((id) => !isKept.has(id)).map((id) => `${id} was acknowledged, and is not in the database`),
    ],
    twice: places.flatMap(([place, recorded]) => [
      ...repeated(recorded.map(({ clientMessageId }) => clientMessageId)).map((id) => `${id} is more than once in ${place}`),
      ...repeated(recorded.map(({ seq }) => seq)).map((seq) => `number ${seq} is more than once in ${place}`),
      ...recorded.filter(({ clientMessageId }) => !all.includes(clientMessageId)).map(({ clientMessageId }) => `nobody wrote ${clientMessageId} in ${place}`),
    ]),
    outOfOrder: [
      ...places.flatMap(([place, recorded]) => descents(recorded).map(({ seq }) => `number ${seq} comes too late in ${place}`)),
      ...Object.entries(timelines).flatMap(([place, recorded]) =>
        recorded
          .filter(({ clientMessageId, seq }) => isKept.has(clientMessageId) && seqs.get(clientMessageId) !== seq)
          .map(({ clientMessageId }) => `${clientMessageId} has another number in ${place}`),
      ),
      ...Object.entries(written).flatMap(([writer, ids]) =>
        descents(ids.map((id) => ({ id, seq: seqs.get(id) ?? Infinity }))).map(({ id }) => `${id} of ${writer} overtook`),
      ),
    ],
  };
}

function missingIn(ids: readonly string[], recorded: readonly Recorded[]): readonly string[] {
  const here = new Set(recorded.map(({ clientMessageId }) => clientMessageId));
  return ids.filter((id) => !here.has(id));
}

function repeated<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** Items that follow a larger number. */
function descents<Numbered extends { readonly seq: number }>(all: readonly Numbered[]): readonly Numbered[] {
  return all.filter(({ seq }, at) => seq < (all[at - 1]?.seq ?? -Infinity));
}
