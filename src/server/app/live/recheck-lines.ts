import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Logger } from '../process/log.ts';
import { endLines } from './live-news.ts';
import { roomOfPersona, roomOfSession, type LiveIo } from './live-rooms.ts';

export interface OpenSockets {
  readonly sessionIds: readonly string[];
  readonly personas: readonly string[];
}

/** Keeps live sessions and active, unbanned personas. */
export type StillGood = (open: OpenSockets) => Promise<OpenSockets>;

/** Ends expired sessions within a minute (S-82), even after one failed round. */
const roundMs = 20_000;
const mostAtOnce = 1_000;

interface RecheckParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Logger;
  readonly stillGood: StillGood;
}

/** Regularly closes sockets whose session or persona is no longer valid. */
export function recheckLines(io: LiveIo, { clock, log, stillGood }: RecheckParts): () => void {
  let isOver = false;
  let cancel: () => void = () => undefined;
  const round = async (): Promise<void> => {
    try {
      const { sessionIds, personas } = openSocketsOf(io);
      for (let at = 0; at < Math.max(sessionIds.length, personas.length); at += mostAtOnce)
        await recheck(io, { sessionIds: sessionIds.slice(at, at + mostAtOnce), personas: personas.slice(at, at + mostAtOnce) }, stillGood);
    } catch (error) {
      // A database that does not answer says nothing about anyone.
      if (Failure.from(error).kind !== 'offline') log.error({ err: error }, 'Sockets could not be looked at again');
    }
    if (!isOver) wait();
  };
  const wait = (): void => void (cancel = clock.after(roundMs, () => void round()));
  wait();
  return () => {
    isOver = true;
    cancel();
  };
}

async function recheck(io: LiveIo, open: OpenSockets, stillGood: StillGood): Promise<void> {
  const good = await stillGood(open);
  const [sessions, personas] = [new Set(good.sessionIds), new Set(good.personas)];
  const over = [
    ...open.sessionIds.filter((id) => !sessions.has(id)).map(roomOfSession),
    ...refsOf(
      io,
      open.personas.filter((persona) => !personas.has(persona)),
    ).map(roomOfPersona),
  ];
  if (over.length > 0) endLines(io, over);
}

function openSocketsOf(io: LiveIo): OpenSockets {
  const contexts = [...io.of('/').sockets.values()].map(({ data }) => data.identity.context);
  return {
    sessionIds: [...new Set(contexts.flatMap(({ caller }) => caller?.sessionId ?? []))],
    personas: [...new Set(contexts.flatMap(({ persona }) => persona ?? []))],
  };
}

/** References of keys, used as room names. */
function refsOf(io: LiveIo, personas: readonly string[]): readonly string[] {
  const gone = new Set(personas);
  const identities = [...io.of('/').sockets.values()].map(({ data }) => data.identity);
  return identities.flatMap(({ context, ref }) => (context.persona !== undefined && gone.has(context.persona) ? [ref] : []));
}
