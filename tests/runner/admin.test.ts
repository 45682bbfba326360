import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownWords, sanitized } from '#server/adapters/content/sanitized-text.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { notePagesUrl } from '#server/adapters/database/pages-url.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { keepAwards } from '#tests/fakes/awards/keep-awards.ts';
import { aTerminalServer } from '#tests/terminal-server.ts';
import { admin, anInstance, dataDir } from './admin-command.ts';

describe('npm run admin (R-167)', () => {
  it('does nothing in a database that a newer version has brought forward', async () => {
    const { folder, db } = await anInstance();
    await db.insertInto('migration').values({ name: '9999-later', checksum: 'x' }).execute();
    for (const words of [['list'], ['change-key']])
      expect(await admin(folder, ...words)).toMatchObject({ code: 1, said: expect.stringContaining('which only a newer version of this server knows') });
  });

  it('lists, appoints, invites and removes in the database of a server that runs', async () => {
    const folder = dataDir();
    const { url } = await aTerminalServer(folder);
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: folder, say: () => undefined });
    onTestFinished(close);
    expect(await admin(folder, 'list')).toEqual({ code: 1, said: 'This database holds nothing yet. Start the server on it once.' });
    expect(await admin(folder, 'spread', 'many')).toEqual({ code: 1, said: 'Name the number of parts as a whole number up to 1,024.' });
    await migrate({ db }, () => undefined);
    const names = { first0account001: 'Fair Gulmohar', twin00account001: 'Member', twin00account002: 'Member' };
    for (const [id, name] of Object.entries(names))
      await db
        .insertInto('account')
        .values({ id, display_name: sanitized(name), made_on: '2026-11-20' })
        .execute();
    expect(await admin(folder, 'list')).toMatchObject({ code: 0, said: expect.stringContaining('Nobody moderates yet.') });
    expect(await admin(folder, 'list', 'extra')).toEqual({ code: 1, said: 'list does not take "extra". Put a name of several words in quotes.' });
    expect(await admin(folder, 'appoint', 'Fair Gulmohar', 'administrator')).toEqual({ code: 0, said: 'administrator  first0account001  Fair Gulmohar' });
    expect(await admin(folder, 'appoint', 'Member', 'moderator')).toMatchObject({ code: 1, said: expect.stringContaining('twin00account002') });
    expect(await admin(folder, 'appoint', 'twin00account002', 'moderator')).toMatchObject({ code: 0 });
    await db.updateTable('administrator_action').set({ acted_on: '2026-11-02' }).where('subject', '=', 'first0account001').execute();
    await db.deleteFrom('administrator_action').where('subject', '=', 'twin00account002').execute();
    expect((await admin(folder, 'list')).said.split('\n')).toEqual([
      'administrator  first0account001  since 2026-11-02  Fair Gulmohar',
      'moderator      twin00account002  since a year or more  Member',
    ]);
    expect(await admin(folder, 'remove', 'first0account001')).toEqual({ code: 1, said: 'This is the only administrator. Appoint another one first.' });
    expect(await admin(folder, 'remove', 'twin00account002')).toMatchObject({ code: 0 });
    const logged = await db.selectFrom('administrator_action').select(['action', 'administrator', 'subject', 'changes']).orderBy('id').execute();
    const byHost = (subject: string, before: string, after: string) => ({
      action: 'role-changed',
      administrator: 'host',
      subject,
      changes: [{ field: 'role', before, after }],
    });
    expect(logged).toEqual([byHost('first0account001', 'member', 'administrator'), byHost('twin00account002', 'moderator', 'member')]);
    const { code, said } = await admin(folder, 'invite', 'moderator');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^http:\/\/localhost:3000\/moderation\/team#role=moderator&claim=[\w-]{43}\nThe account that confirms it first gets the role: moderator\. It works once, for 24 hours; .*\nPUBLIC_ORIGIN is not set: /,
      ),
    ]);
    expect(await db.selectFrom('role_claim').select('role').execute()).toEqual([{ role: 'moderator' }]);
    await db
      .insertInto('installation')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await notePagesUrl(db, 'http://localhost:4812');
    expect(await admin(folder, 'invite', 'moderator')).toMatchObject({ code: 0, said: expect.stringMatching(/^http:\/\/localhost:4812\/moderation\/team#/) });
    await notePagesUrl(db, 'https://daftar.test');
    expect((await admin(folder, 'invite', 'moderator')).said).toMatch(
      /^https:\/\/daftar\.test\/moderation\/team#role=moderator&claim=[\w-]{43}\nThe account that confirms it first .*nobody else\.$/,
    );
  });

  it('tells nobody who is banned or silenced, and counts banned administrators too', async () => {
    const { folder, db, secrets } = await anInstance();
    const holder = async (
      id: string,
      role: 'moderator' | 'administrator',
      sanctioned?: { readonly measure: 'ban' | 'silence'; readonly covers: 'account' | 'persona' },
    ) => {
      await db
        .insertInto('account')
        .values({ id, display_name: sanitized(id), role, made_on: '2026-11-20' })
        .execute();
      if (!sanctioned) return;
      const ref = secrets.personaOf(id);
      await db
        .insertInto('persona')
        .values({ ref, kind: 'ANONYMOUS', name: ownWords('Steady Marigold'), name_key: id, avatar: '0-slate' })
        .execute();
      const why = { rule: 'spam', imposed_on: '2026-11-20', until: null, lifted_at: null, changed_at: 1, decider: 'another' } as const;
      await db
        .insertInto('sanction')
        .values({ id: `s-${id}`, author_ref: ref, ...sanctioned, ...why })
        .execute();
    };
    await holder('banned0account01', 'administrator', { measure: 'ban', covers: 'account' });
    await holder('free000account01', 'administrator');
    await holder('silent0account01', 'moderator', { measure: 'silence', covers: 'account' });
    await holder('oneName0account1', 'moderator', { measure: 'silence', covers: 'persona' });
    expect((await admin(folder, 'list')).said.split('\n').map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'administrator banned0account01 since a year or more banned0account01',
      'administrator free000account01 since a year or more free000account01',
      'moderator oneName0account1 since a year or more oneName0account1',
      'moderator silent0account01 since a year or more silent0account01',
    ]);
    expect(await admin(folder, 'remove', 'free000account01')).toMatchObject({ code: 0 });
    expect(await admin(folder, 'remove', 'banned0account01')).toEqual({ code: 1, said: 'This is the only administrator. Appoint another one first.' });
  });

  it('changes the installation’s key without a server, and resumes a stopped change (A-1)', async () => {
    const home = dataDir();
    const [folder, key] = [join(home, 'data'), join(home, 'data-keys/secret')];
    const { child, url } = await aTerminalServer(folder);
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: folder, say: () => undefined });
    await migrate({ db }, () => undefined);
    await openKnownSecrets(db, { dataDir: folder });
    const first = readFileSync(key);
    expect(await admin(folder, 'change-key')).toEqual({ code: 1, said: 'Something else uses this database. Stop every server first; nothing was changed.' });
    expect(readFileSync(key)).toEqual(first);
    await close();
    child.kill('SIGINT');
    await once(child, 'close');
    expect(await admin(folder, 'change-key')).toEqual({
      code: 0,
      said: [
        `The key is changed. The new one is in ${key}; back it up apart from the data.`,
        'Take a new backup now. Backups from before can only be restored with the old key: if you have a copy of it, store it apart from them for as long as you have them.',
      ].join('\n'),
    });
    const second = readFileSync(key);
    expect([second.equals(first), second.length]).toEqual([false, 32]);
    // The database has the new key and the file does not, as when the machine went down between the two.
    writeFileSync(`${key}.next`, second);
    writeFileSync(key, first);
    expect(await admin(folder, 'change-key')).toMatchObject({ code: 0 });
    const third = readFileSync(key);
    expect([first, second].some((former) => former.equals(third))).toBe(false);
    expect(existsSync(`${key}.next`)).toBe(false);
    expect(await admin(folder, 'change-key', '--secret-key', 'correct horse battery staple, 42!')).toMatchObject({
      code: 1,
      said: expect.stringContaining('give the new one in NEW_SECRET_KEY'),
    });
  });

  it('closes the awards of a year once, and says how much was counted (R-194)', async () => {
    const { folder, db } = await anInstance();
    await keepAwards(db, { ...closedWorld, closed: {} });
    expect(await admin(folder, 'close-awards')).toEqual({ code: 1, said: 'Name the year of the awards, such as 2026.' });
    expect(await admin(folder, 'close-awards', '2022')).toEqual({ code: 1, said: 'There are only awards of 2024, 2025, 2026.' });
    const dry = await admin(folder, 'close-awards', '2025', '--dry-run');
    expect(dry).toEqual({
      code: 0,
      said: 'The awards of 2025 would be closed: 70 reviews of 5 companies count, of which 3 win. This was a dry run, and nothing was saved.',
    });
    expect(await db.selectFrom('award_edition').selectAll().execute()).toEqual([]);
    expect(await admin(folder, 'close-awards', '2025')).toEqual({
      code: 0,
      said: expect.stringMatching(/^The awards of 2025 are closed: 70 reviews of 5 companies count, of which 3 win\.\nSHA-256 of the figures: [0-9a-f]{64}$/),
    });
    expect(await admin(folder, 'close-awards', '2025')).toMatchObject({ code: 1, said: expect.stringMatching(/were closed on .*, and never change\.$/) });
  });

  it('closes no awards without reviews, unless told to', async () => {
    const { folder } = await anInstance();
    const refused = 'The awards of 2025 would count 0 reviews, and no list has winners with fewer than 15. Nothing was closed; --anyway closes them.';
    for (const flags of [[], ['--dry-run']]) expect(await admin(folder, 'close-awards', '2025', ...flags)).toEqual({ code: 1, said: refused });
    expect(await admin(folder, 'close-awards', '2025', '--anyway', '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringContaining('would be closed: 0 reviews'),
    });
    expect(await admin(folder, 'close-awards', '2025', '--anyway')).toMatchObject({ code: 0, said: expect.stringContaining('are closed: 0 reviews') });
  });

  it('lists industries with their companies, and merges one that an import misspelt (U-21)', async () => {
    const { folder, db } = await anInstance();
    const named = { payments: 'Payments', paymnets: 'Paymnets' };
    for (const [urlName, name] of Object.entries(named)) {
      await db
        .insertInto('industry')
        .values({ url_name: urlName, name: sanitized(name) })
        .execute();
      await db
        .insertInto('company')
        .values({ id: `c-${urlName}`, url_name: `c-${urlName}`, name: sanitized(`Company of ${name}`), industry: urlName })
        .execute();
    }
    const before = ['companies  industry', '        1  Payments', '        1  Paymnets  (did not come with the product)'].join('\n');
    expect(await admin(folder, 'industries')).toMatchObject({ code: 0, said: before });
    expect(await admin(folder, 'merge-industry', 'Paymnets', 'Payments', '--dry-run')).toEqual({
      code: 0,
      said: 'Paymnets would go into Payments; companies with it: 1, with it as second industry: 0. This was a dry run, and nothing was saved.',
    });
    expect(await admin(folder, 'industries')).toMatchObject({ said: before });
    expect(await admin(folder, 'merge-industry', 'Paymnets', 'Payments')).toEqual({
      code: 0,
      said: 'Paymnets is gone, and what it had is in Payments; companies with it: 1, with it as second industry: 0.',
    });
    expect(await admin(folder, 'industries')).toMatchObject({ said: 'companies  industry\n        2  Payments' });
    expect(await admin(folder, 'merge-industry', 'Paymnets', 'Payments')).toEqual({ code: 1, said: 'There is no industry Paymnets.' });
    expect(await admin(folder, 'merge-industry', 'Payments')).toMatchObject({ code: 1, said: expect.stringMatching(/^Name two industries: /) });
    expect(await admin(folder, 'industries', '--dry-run')).toMatchObject({ code: 1, said: expect.stringContaining("Unknown option '--dry-run'") });
  });

  it('says in one sentence what it cannot do, and ends with 1', async () => {
    const folder = dataDir();
    expect(await admin(folder)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'Say what to do: list, appoint, remove, lift, change-key, fill-search, confirm-job, close-awards, industries, merge-industry, spread, invite.',
      ),
    });
    expect(await admin(join(folder, 'nowhere'), 'list')).toMatchObject({ code: 1, said: expect.stringContaining('There is no data in') });
    expect(await admin(folder, 'list', '--colour', 'red')).toMatchObject({ code: 1, said: expect.stringContaining("Unknown option '--colour'") });
    expect(await admin(folder, '--help')).toMatchObject({ code: 0, said: expect.stringContaining('appoint <account> moderator|administrator') });
  });
});
