import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { tokenPurposes } from '#core/persona-keys/issuer-key.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { ownWords } from '#tests/runner/own-words.ts';
import { aPostServer, draftOf, published, tellOfDeletions } from './helpers.ts';

export async function served(server: Awaited<ReturnType<typeof aPostServer>>, { caller }: MemberPorts) {
  const app = await appOver(server, { holding: async () => caller });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, origin, moderation: browserOf(app, server.clock, { AT: 'token' }).service(routes) };
}

/** Runs `npm run verify-ledger -- …`, as a user types it. */
export async function command(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn('npm', ['run', '--silent', 'verify-ledger', '--', ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: ownWords(said) };
}

export const verifyLedger = (origin: string, ...args: readonly string[]) => command('--base-url', origin, ...args);

/** Things missed by a witness, each with its day. */
export const missedIn = (witness: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(witness, 'utf8')).missed;

/** Dates all missed things back by these days. */
export function missedSince(witness: string, days: number): void {
  const notes: { missed: Record<string, string> } = JSON.parse(readFileSync(witness, 'utf8'));
  const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  writeFileSync(witness, JSON.stringify({ ...notes, missed: Object.fromEntries(Object.keys(notes.missed).map((id) => [id, since])) }));
}

/** Number of ledger lines that name a quarter's keys. */
export const keyLines = tokenPurposes.length;

/** Server whose keys of this quarter are already in the ledger. */
export async function withKeys(): Promise<PostServer> {
  const server = await aPostServer();
  await server.guest.personaTokens.keys();
  for (const purpose of tokenPurposes) if (purpose !== 'name') await server.guest.contributionTokens.keys(purpose);
  return server;
}

/** Ledger with two entries and a shown post, noted by a witness. */
export async function witnessed(profileType: ProfileType = 'ANONYMOUS') {
  const server = await withKeys();
  const writer = server.aMember();
  for (let turn = 0; turn < 2; turn++) await writer.posts.remove(await published(server, writer, { profileType }));
  await tellOfDeletions(server);
  const shown = await published(server, writer, { profileType });
  const reader = server.aMember();
  const made = await reader.comments.write(shown, draftOf('It was the same with us.'));
  if (!('comment' in made)) throw new Error('It was refused.');
  while ((await server.aggregate()) > 0);
  const { origin } = await served(server, writer);
  const folder = mkdtempSync(join(tmpdir(), 'daftar-witness-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const witness = join(folder, 'notes.json');
  expect(await verifyLedger(origin, '--witness', witness)).toMatchObject({ code: 0 });
  return { server, writer, origin, witness, shown, commentId: made.comment.commentId, entries: await writer.ledger.from(1) };
}
