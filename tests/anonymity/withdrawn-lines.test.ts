import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { brokenAt, owedDays, type LedgerEntry } from '#core/moderation/ledger.ts';
import { writeOwedLines } from '#server/adapters/moderation/add-to-ledger.ts';
import { aPostServer, crowd, published, withdrawn } from '#tests/posts/helpers.ts';
import type { PostServer } from '#tests/post-server.ts';
import { testDeclarations } from '#tests/database.ts';

const [leaving, postsOfEach, singles] = [12, 8, 32] as const;

/** Line as seen by an hourly reader of the ledger. */
interface SeenLine {
  readonly itemId: string;
  readonly place: number;
  readonly hour: number;
  readonly day: number;
}

async function readHourly(server: PostServer): Promise<{ readonly seen: readonly SeenLine[]; readonly entries: readonly LedgerEntry[] }> {
  const seen: SeenLine[] = [];
  const entries: LedgerEntry[] = [];
  for (let hour = 0; hour <= owedDays * 24; hour++) {
    await writeOwedLines(server.db, testDeclarations.kinds, server.clock);
    for (;;) {
      const more = await server.guest.ledger.from(entries.length + 1);
      if (more.length === 0) break;
      entries.push(...more);
      seen.push(...more.map(({ itemId, sequence }) => ({ itemId, place: sequence, hour, day: Math.floor((hour * hourMs) / dayMs) })));
    }
    server.clock.advance(hourMs);
  }
  return { seen, entries };
}

/** Probability that lines of one author are closer than those of two: 0.5 tells nothing, 1 everything. */
function announcedBy(measure: 'place' | 'hour' | 'day', seen: readonly SeenLine[], ofAuthor: ReadonlySet<string>): number {
  const [own, others] = [seen.filter(({ itemId }) => ofAuthor.has(itemId)), seen.filter(({ itemId }) => !ofAuthor.has(itemId))];
  const apart = (one: SeenLine, other: SeenLine): number => Math.abs(one[measure] - other[measure]);
  const alike = own.flatMap((one, at) => own.slice(at + 1).map((other) => apart(one, other)));
  const unlike = own.flatMap((one) => others.map((other) => apart(one, other)));
  const wins = alike.flatMap((near) => unlike.map((far) => (near < far ? 1 : near === far ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

it('no order, hour or day separates one account’s withdrawn lines from single deletions (F-04, F-07)', async () => {
  const server = await aPostServer();
  const authors = Array.from({ length: leaving }, () => server.aMember({ as: 'DESIGNATION' }));
  const others = crowd(server, singles);
  const written: Set<string>[] = authors.map(() => new Set());
  for (let turn = 0; turn < postsOfEach; turn++) {
    for (const [at, author] of authors.entries()) written[at]?.add(await published(server, author, { profileType: 'DESIGNATION' }));
    server.clock.advance(hourMs);
  }
  const single = await Promise.all(others.map(async (other) => ({ other, id: await published(server, other) })));
  for (const [at, { other, id }] of single.entries()) {
    await other.posts.remove(id);
    const author = authors[(at - 4) / 2];
    if (author) await withdrawn(server, author);
    server.clock.advance(60_000);
  }
  expect((await server.guest.ledger.head()).sequence).toBe(0);

  const { seen, entries } = await readHourly(server);
  const expected = [...written.flatMap((each) => [...each]), ...single.map(({ id }) => id)];
  expect(seen.map(({ itemId }) => itemId).toSorted()).toEqual(expected.toSorted());
  expect(await brokenAt(entries, async (text) => createHash('sha256').update(text).digest('hex'))).toBeUndefined();
  expect(await server.db.selectFrom('owed_line').select('item_id').execute()).toEqual([]);
  // Chance alone has a mean of a half and a deviation of 0.016: 0.7 is twelve of them above it, which it passes less than once in 10^10 times.
  for (const measure of ['place', 'hour', 'day'] as const) {
    const announced = written.map((each) => announcedBy(measure, seen, each));
    expect(announced.reduce((sum, each) => sum + each, 0) / leaving).toBeLessThan(0.7);
  }
});
