import { Failure } from '#core/failure.ts';

/** Seconds after which a client may ask again. */
const waitSeconds = 5;

let isReading = false;

/** Reads one file or feed at a time in a process, and asks others to wait. */
export async function oneReading<Done>(read: () => Promise<Done>): Promise<Done> {
  if (isReading) throw new Failure('limited', 'Another file or feed is being read. Try again in a moment.', { retryAfterSeconds: waitSeconds });
  isReading = true;
  try {
    return await read();
  } finally {
    isReading = false;
  }
}
