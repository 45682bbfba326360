import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NewSessions } from '../new-session.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Command that logs its start and end, and prints at most so many sessions. */
function commandFor(most: number): NewSessions {
  const lines = [
    "import { appendFileSync } from 'node:fs';",
    "const note = (word) => appendFileSync('notes.txt', `${word} ${process.argv[2]}\\n`);",
    "note('begins');",
    `const count = Math.min(${most}, Number(process.env.CONTRACT_SESSIONS));`,
    'for (let at = 0; at < count; at++) console.log(JSON.stringify({ cookie: `AT=${process.argv[2]}-${process.pid}-${at}` }));',
    "note('ends');",
  ];
  writeFileSync(join(folder, 'log-in.mjs'), lines.join('\n'));
  return new NewSessions(`"${process.execPath}" log-in.mjs`, folder);
}

const notes = (): readonly string[] => readFileSync(join(folder, 'notes.txt'), 'utf8').trim().split('\n');

async function asked(sessions: NewSessions, times: number): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let time = 0; time < times; time++) found.push((await sessions.next('reader'))['cookie']);
  return found;
}

describe('sessions that a command signs in (R-250)', () => {
  it('are requested several at once where possible, and each is given once', async () => {
    const sessions = commandFor(Infinity);
    const found = await asked(sessions, 12);
    expect(new Set(found).size).toBe(12);
    expect(notes().filter((note) => note.startsWith('begins')).length).toBeLessThanOrEqual(4);
    sessions.close();
  });

  it('are requested one by one where it prints single ones, for anyone', async () => {
    const sessions = commandFor(1);
    const [found, moderator] = await Promise.all([asked(sessions, 5), sessions.next('moderator')]);
    expect(new Set(found).size).toBe(5);
    expect(String(moderator['cookie'])).toMatch(/^AT=moderator-/);
    const ended = notes().slice(0, 10);
    expect(ended.map((note) => note.split(' ', 1)[0])).toEqual(ended.map((_, at) => (at % 2 === 0 ? 'begins' : 'ends')));
    sessions.close();
  });

  it('are one alone of a moderator, who may be the same each time', async () => {
    const sessions = commandFor(Infinity);
    await sessions.next('moderator');
    await sessions.next('moderator');
    expect(notes()).toHaveLength(4);
    sessions.close();
  });
});
