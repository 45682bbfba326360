import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLog } from '#server/app/process/log.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aCompany } from '#tests/companies.ts';
import { aDraft, anEdit } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { aSalaryBody, keepJobs } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aWriter, kite, published } from './keyed-browser.ts';

/** Drops the random id of a request, which may contain any digits. */
const withoutId = (line: string): string => line.replace(/"requestId":"[^"]*"/, '');

describe('the log of a server (S-99)', () => {
  it('names no account, session, address, made-up name, key or text, even on failures', async () => {
    const lines: string[] = [];
    const server = await openPersonaServer({ log: openLog('trace', { write: (line) => void lines.push(line) }) });
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0], { title: 'A canary sings' }));
    await writer.posts.change(postId, anEdit());
    const written = await writer.comments.write(postId, { submissionKey: 'comment-of-a-canary-001', content: 'It sings again.', profileType: 'ANONYMOUS' });
    if (!('comment' in written)) throw new Error(written.refusal);
    await writer.feeds.mine();
    await writer.personas.available();
    await writer.decisions.list();
    expect((await writer.posts.at('missing000000000')).status).toBe('NOT_FOUND');
    await sql`alter table comment rename to comment_away`.execute(server.db);
    onTestFinished(async () => void (await sql`alter table comment_away rename to comment`.execute(server.db)));
    await expect(writer.comments.write(postId, { submissionKey: 'comment-of-a-canary-002', content: 'It broke.', profileType: 'ANONYMOUS' })).rejects.toThrow(
      'Something went wrong',
    );
    await expect(writer.comments.under(postId, 'newest')).rejects.toThrow('Something went wrong');

    const accounts = await server.db.selectFrom('account').select('id').execute();
    const key = (await writer.keys.local())?.publicKey ?? '';
    const telling = [...accounts.map(({ id }) => id), key, kite.userName, postId, written.comment.commentId, 'sings', 'It broke', 'AT=', 'nonce', '10.0.'];
    expect([accounts.length, key.length > 40]).toEqual([1, true]);
    expect(lines.some((line) => line.includes('"status":500'))).toBe(true);
    expect(new Set(lines.map((line) => JSON.parse(line).route)).size).toBeGreaterThan(8);
    const broken = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A request broke');
    expect(broken.map(({ err }) => [err.message, err.database])).toContainEqual([
      'The database could not answer: relation "comment" does not exist (42P01)',
      { sqlState: '42P01', means: 'name not known, or no right to it' },
    ]);
    expect(lines.map(withoutId).filter((line) => telling.some((word) => line.includes(word)))).toEqual([]);
  });

  it('names no account, key, token, company or text of a contribution (F-07)', async () => {
    const lines: string[] = [];
    const server = await openPersonaServer({ log: openLog('trace', { write: (line) => void lines.push(line) }) });
    const company = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });
    await keepInTables(server.db, [company]);
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key, 'review');
    const send = (body: object) => server.ask('/api/review/v3/review', { method: 'POST', key, body });
    const said = { ...aReviewDraft, likes: 'A canary sings where everybody can hear it all day.' };
    const sent = await send({ ...said, companyUrlName: 'koyal-pay', token, isInvited: false });
    const { reviewId } = sent.json();
    const change = { ...said, version: 7 };
    const answers = [await server.ask(`/api/review/v3/review/${reviewId}`, { method: 'PUT', key, body: change }), await send({ ...said, token })];
    expect([sent, ...answers].map(({ statusCode }) => statusCode)).toEqual([201, 409, 400]);
    const telling = [session, key.publicKey, token.prefix, token.signature, reviewId, company.companyId, 'koyal', 'canary', 'AT=', 'nonce'];
    expect(new Set(lines.map((line) => JSON.parse(line).route)).size).toBeGreaterThan(2);
    expect(lines.map(withoutId).filter((line) => telling.some((word) => line.includes(word)))).toEqual([]);
  });

  it('names no account, key, token, company or pay of a salary (F-07)', async () => {
    const lines: string[] = [];
    const server = await openPersonaServer({ log: openLog('trace', { write: (line) => void lines.push(line) }) });
    const company = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });
    await keepInTables(server.db, [company]);
    await keepJobs(server.db);
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key, 'salary');
    const send = (body: object) => server.ask('/api/salary/v3/salary', { method: 'POST', key, body });
    const recorded = { ...aSalaryBody, fixedSalary: { lakhs: 4321, thousand: 87 } };
    const sent = await send({ ...recorded, companyUrlName: 'koyal-pay', token });
    const { salaryId } = sent.json();
    const address = `/api/salary/v3/salary/${salaryId}`;
    const answers = [await server.ask(address, { method: 'PUT', key, body: { ...recorded, version: 7 } }), await send({ ...recorded, token })];
    expect([sent, ...answers].map(({ statusCode }) => statusCode)).toEqual([201, 409, 422]);
    const telling = [session, key.publicKey, token.prefix, token.signature, salaryId, company.companyId, 'koyal', '4321', 'AT=', 'nonce'];
    expect(new Set(lines.map((line) => JSON.parse(line).route)).size).toBeGreaterThan(2);
    expect(lines.map(withoutId).filter((line) => telling.some((word) => line.includes(word)))).toEqual([]);
  });
});
