import { describe, expect, it } from 'vitest';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { admin, anInstance } from './admin-command.ts';

describe('npm run admin -- lift (R-064)', () => {
  it('lifts a ban or silence nobody else there may, and logs it', async () => {
    const { folder, db, secrets } = await anInstance();
    const ref = secrets.personaOf('only000account01');
    await db
      .insertInto('persona')
      .values({ ref, kind: 'ANONYMOUS', name: ownWords('Steady Marigold'), name_key: 'marigold', avatar: '0-slate' })
      .execute();
    const why = { covers: 'persona', rule: 'spam', imposed_on: '2026-11-20', until: null, lifted_at: null, changed_at: 1, decider: 'another' } as const;
    expect(await admin(folder, 'lift')).toEqual({ code: 0, said: 'Nobody is banned or silenced.' });
    for (const [id, measure] of [
      ['first', 'silence'],
      ['second', 'ban'],
    ] as const)
      await db
        .insertInto('sanction')
        .values({ id, author_ref: ref, measure, appeal: measure === 'ban' ? 'open' : 'none', ...why })
        .execute();
    const [silence, ban] = ['silence  first  since 2026-11-20  Steady Marigold', 'ban      second  since 2026-11-20  Steady Marigold'];
    expect(await admin(folder, 'lift')).toEqual({ code: 0, said: [silence, ban].join('\n') });
    expect(await admin(folder, 'lift', 'Steady Marigold')).toEqual({
      code: 1,
      said: ['There are several for Steady Marigold. Name one by its id:', silence, ban].join('\n'),
    });
    expect(await admin(folder, 'lift', 'second')).toEqual({ code: 0, said: 'The ban is lifted.' });
    expect(await admin(folder, 'lift', 'Steady Marigold')).toEqual({ code: 0, said: 'The silence is lifted.' });
    expect(await admin(folder, 'lift', 'Steady Marigold')).toMatchObject({ code: 1, said: expect.stringContaining('no ban or silence for Steady Marigold.') });
    const checked = db.selectFrom('sanction').select(['id', 'appeal']).where('lifted_at', 'is not', null).orderBy('id');
    expect(await checked.execute()).toEqual([
      { id: 'first', appeal: 'none' },
      { id: 'second', appeal: 'granted' },
    ]);
    expect(await db.selectFrom('administrator_action').select(['action', 'administrator', 'subject']).orderBy('id').execute()).toEqual([
      { action: 'ban-lifted', administrator: 'host', subject: 'second' },
      { action: 'silence-lifted', administrator: 'host', subject: 'first' },
    ]);
  });
});
