import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { oneOf, text, texts as textList } from '../database/column.ts';
import {
  checked,
  sanitized,
  sanitizedDesignation,
  sanitizedIfAny,
  sanitizedForm,
  sanitizedJson,
  sanitizedLine,
  sanitizedName,
  ownWords,
} from './sanitized-text.ts';

describe('text that members write (R-080, S-54)', () => {
  it('loses markup and hidden signs, and keeps its lines unless it is one', () => {
    expect(sanitized(' One <b>two</b>\u202e\r\nthree ')).toBe('One two\nthree');
    expect(sanitized('One two three', 7)).toBe('One two');
    expect(sanitizedLine('One\n<i>two</i>  three')).toBe('One two three');
    expect(sanitizedDesignation('<b>Engineer</b>, Koyal Pay')).toBe('Engineer, Koyal Pay');
    expect(() => sanitizedDesignation('Chief idiot, Koyal Pay')).toThrow(expect.objectContaining({ code: 'TEXT_ABUSIVE' }));
    expect([sanitizedIfAny(null), sanitizedIfAny(undefined), sanitizedIfAny(' ')]).toEqual([null, null, '']);
    expect(sanitizedJson({ name: sanitized('<b>Koyal</b>'), years: 3 })).toBe('{"name":"Koyal","years":3}');
  });

  it('is refused together when it only hurts or is no text (R-079)', () => {
    const notice = sanitized('My notice period is ninety days.');
    expect(checked({ title: null, content: notice, options: [notice] })).toEqual({ title: null, content: notice, options: [notice] });
    const codeOf = (texts: Parameters<typeof checked>[0]) => expect.soft(() => checked(texts));
    codeOf({ content: notice, options: [notice, sanitized('you chutiya')] }).toThrow(expect.objectContaining({ code: 'TEXT_ABUSIVE' }));
    codeOf({ title: null, content: sanitized('asdfghjkl asdfghjkl') }).toThrow(expect.objectContaining({ code: 'TEXT_JUNK' }));
    expect(checked({ title: null, content: sanitized('No') }).content).toBe('No');
  });

  it('says which words of which text are refused, and why (R-079)', () => {
    const texts = {
      title: sanitized('Notice'),
      content: sanitized('I quit. You idiot!'),
      options: [sanitized('Yes'), sanitized('mAdArchod')],
      offers: [sanitized('Chutiya Technologies')],
    };
    expect(() => checked(texts)).toThrow(
      expect.objectContaining({
        problems: [
          { pointer: '/body/content', message: 'These words insult a person: You idiot', words: 'You idiot', reason: 'insult' },
          { pointer: '/body/poll/options/1', message: 'These words are obscene: mAdArchod', words: 'mAdArchod', reason: 'obscenity' },
          { pointer: '/body/salaryIds', message: 'These words are obscene: Chutiya', words: 'Chutiya', reason: 'obscenity' },
        ],
      }),
    );
  });

  it('is checked as stored, so that markup begun in one part hides nothing', () => {
    const texts = { title: sanitized('A fair question <!--'), content: sanitized('you chutiya --> and many more words about salaries') };
    expect(() => checked(texts)).toThrow(expect.objectContaining({ code: 'TEXT_ABUSIVE' }));
  });

  it('is a name only by the rule of names (R-158)', () => {
    expect(sanitizedName('  Quiet   Kite ')).toBe('Quiet Kite');
    expect(() => sanitizedName('Official Support')).toThrow(expect.objectContaining({ code: 'NAME_UNFIT' }));
    for (const name of ['fuck off', 'Hindu Killer', 'HinduKiller', 'Chutiya Boss', 'ch0tiya1'])
      expect(() => sanitizedName(name), name).toThrow(expect.objectContaining({ code: 'NAME_UNFIT' }));
    expect(ownWords('Deleted member')).toBe('Deleted member');
  });
});

describe('a column that members write in', () => {
  it('takes no unsanitized text, and no unchecked text where others read it', async () => {
    const { db } = await aDatabase();
    const plain: string = 'text';
    // @ts-expect-error Refused, because a plain string was not sanitized.
    db.insertInto('feedback').values({ ref: '', rating: 5, text: plain, month: '2026-11-01' });
    // @ts-expect-error Refused in an update as well, for the same reason.
    db.updateTable('career').set({ job_profile: plain });
    // @ts-expect-error Refused, because everyone reads a post, and this text was sanitized but not checked for abuse.
    db.updateTable('post').set({ content: sanitized(plain) });
    // @ts-expect-error Refused, because a text inside JSON has to be sanitized, too.
    sanitizedJson({ companyName: plain });
    // @ts-expect-error Refused, because only words written in the code are our own; these may be a member’s.
    ownWords(plain);
    // @ts-expect-error Refused, because a part of these words is known only when they are said.
    ownWords(`${plain}!`);
    // @ts-expect-error Refused, because a text may lie deeper inside JSON as well.
    sanitizedJson({ inner: { companyName: plain } });
    // @ts-expect-error Refused, because each text of a list has to be sanitized.
    sanitizedJson({ names: [{ name: plain }] });
    // @ts-expect-error Refused, because a text that only begins with words of ours is none of ours.
    sanitizedJson({ companyName: plain as `At ${string}` });
    // @ts-expect-error Refused, because nothing says whether this text was sanitized, where there is one.
    sanitizedJson({ companyName: plain as string | undefined });
    // @ts-expect-error Refused, because a text may stand in the name of a fact as well.
    sanitizedJson({ counts: { [plain]: 1 } });
    // @ts-expect-error Refused, because a part of this name is known only when it is said.
    sanitizedJson({ [`at ${plain}`]: 1 } as Readonly<Record<`at ${string}`, number>>);
    const recorded: object = { [plain]: 1 };
    // @ts-expect-error Refused, because nothing says what these facts are.
    sanitizedJson(recorded);
    // @ts-expect-error Refused, because what is parsed could hold any text.
    sanitizedJson({ inner: JSON.parse('{}') });
    expect(sanitizedJson({ inner: { names: [sanitized('<b>Koyal')], kind: 'bond' } as const })).toBe('{"inner":{"names":["Koyal"],"kind":"bond"}}');
    // @ts-expect-error Refused, because administrators type the name of a topic, and it was not sanitized.
    db.updateTable('community').set({ name: plain });
    // @ts-expect-error Refused, because the log of administrators holds what they typed.
    db.updateTable('administrator_action').set({ changes: JSON.stringify([{ field: plain, before: plain, after: plain }]) });
    expect(db.updateTable('community').set(sanitizedForm({ name: plain, is_closed: true }, ['name']))).toBeDefined();
    expect(db.updateTable('post').set({ content: checked({ text: sanitized(plain) }).text })).toBeDefined();
  });

  it('says what deletion leaves of it, and is checked where others read it', () => {
    // @ts-expect-error Refused, because nothing says where the text comes from.
    text('Its city.', 'everyone');
    // @ts-expect-error Refused, because everyone would read what may hold a trace of a member.
    text('Its city.', 'everyone', 'sanitized name');
    // @ts-expect-error Refused, because a reason is no source.
    text('Its city.', 'everyone', 'because nobody minds');
    // @ts-expect-error Refused, because there is no type for a list of texts that only cleaning makes.
    textList('Its cities.', 'everyone', 'member');
    // @ts-expect-error Refused, because a pattern with a part that anyone can write is no closed list.
    oneOf<`At ${string}`>('Its city.', 'everyone');
    // @ts-expect-error Refused, because every text in small letters is no closed list, either.
    oneOf<Lowercase<string>>('Its city.', 'everyone');
    const city = text('Its city.', 'everyone', 'member');
    expect([text('Its city.', 'operator', 'member'), city.orNull(), text('Its key.', 'everyone', 'list')].map(({ facts }) => facts.wiped?.to)).toEqual([
      '',
      null,
      undefined,
    ]);
  });

  it('gets one sentence that asks where its text comes from, and what follows', () => {
    const { readBy } = text(
      'Its city.',
      "Say where this text comes from: 'member' has it sanitized, checked for abuse where everybody reads it, and wiped on deletion; 'administrator' and 'nameless sender' have it sanitized; every other source says that no member writes it.",
    );
    expect(readBy).toMatch(/sanitized.*checked.*wiped on deletion/);
  });
});
