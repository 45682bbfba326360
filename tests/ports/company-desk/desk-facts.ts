import { expect, it } from 'vitest';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import type { DeskFact } from '#core/company-desk/desk-facts.ts';
import { deskCompanies, entered, owned, type DeskStand } from './company-desk.ts';

const { koyal } = deskCompanies;

const factIn = (facts: readonly DeskFact[], fact: WrittenFact) => facts.find((each) => each.fact === fact);

export function keepsDeskFacts(open: () => Promise<DeskStand>): void {
  it('are listed as the pages say them, and changed with source and day', async () => {
    const { facts } = await owned(await open());
    const before = await facts.list(koyal.urlName);
    expect(factIn(before, 'website')).toEqual({ fact: 'website', lines: ['https://koyal-pay.example'], version: 0, source: 'earlier', writtenOn: null });
    expect(factIn(before, 'offices')?.lines).toEqual(['Nashik']);
    const after = await facts.change(koyal.urlName, 'website', { version: 0, lines: [' koyal.example '] });
    expect(factIn(after, 'website')).toMatchObject({ lines: ['https://koyal.example'], version: 2, source: 'company', writtenOn: expect.any(String) });
    expect(await facts.list(koyal.urlName)).toEqual(after);
  });

  it.each([
    ['about', ['Koyal Pay moves money between shops.']],
    ['headOffice', ['Satara']],
    ['offices', ['Satara']],
    ['indianSize', ['1k-5k']],
    ['industry', ['Food']],
    ['careerSite', ['https://koyal-pay.example/jobs']],
    ['socialLinks', ['https://www.linkedin.com/company/koyal', 'https://x.com/koyal']],
    ['foundedYear', ['1998']],
    ['benefits', ['health-insurance', 'creche']],
    ['whyJoin', ['Nights with a cab\nEvery night shift has one.\nTo the door.']],
  ] as const)('take a change of %s, and nothing as a change', async (fact, lines) => {
    const { facts } = await owned(await open());
    const version = factIn(await facts.list(koyal.urlName), fact)?.version ?? 0;
    const changed = factIn(await facts.change(koyal.urlName, fact, { version, lines }), fact);
    expect(changed).toMatchObject({ lines, source: 'company' });
    const again = await facts.change(koyal.urlName, fact, { version: changed?.version ?? 0, lines });
    expect(factIn(again, fact)).toEqual(changed);
  });

  it.each(['headOffice', 'offices'] as const)('take the city of %s as Hindi shows it', async (fact) => {
    const { facts } = await owned(await open());
    const version = factIn(await facts.list(koyal.urlName), fact)?.version ?? 0;
    expect(factIn(await facts.change(koyal.urlName, fact, { version, lines: [' सतारा '] }), fact)).toMatchObject({ lines: ['Satara'] });
  });

  it('take a year in digits of Hindi', async () => {
    const { facts } = await owned(await open());
    expect(factIn(await facts.change(koyal.urlName, 'foundedYear', { version: 0, lines: ['१९९८'] }), 'foundedYear')).toMatchObject({ lines: ['1998'] });
  });

  it('keep every earlier wording readable for everyone', async () => {
    const stand = await open();
    const { facts } = await owned(stand);
    const guest = await stand.browser();
    expect(await guest.facts.history(koyal.urlName)).toEqual([]);
    await facts.change(koyal.urlName, 'foundedYear', { version: 0, lines: ['1999'] });
    await facts.change(koyal.urlName, 'foundedYear', { version: 2, lines: [] });
    const [known, ...more] = await guest.facts.history(koyal.urlName);
    expect(more).toEqual([]);
    expect(known?.wordings.map(({ lines, source }) => [lines, source])).toEqual([
      [[], 'company'],
      [['1999'], 'company'],
      [['2001'], 'earlier'],
    ]);
    await expect(guest.facts.history('no-such-company')).rejects.toMatchObject({ kind: 'missing' });
  });

  it('keep a former head office among the offices', async () => {
    const { facts } = await owned(await open());
    const after = await facts.change(koyal.urlName, 'headOffice', { version: 0, lines: ['Satara'] });
    expect(factIn(after, 'headOffice')?.lines).toEqual(['Satara']);
    expect(factIn(after, 'offices')?.lines.toSorted()).toEqual(['Nashik', 'Pune']);
  });

  it('tell the second of two who change one at once', async () => {
    const { facts } = await owned(await open());
    await facts.change(koyal.urlName, 'about', { version: 0, lines: ['Koyal Pay moves money.'] });
    for (const line of ['Koyal Pay pays.', 'Legal action follows.', 'a'.repeat(2_001)])
      await expect(facts.change(koyal.urlName, 'about', { version: 0, lines: [line] })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(factIn(await facts.list(koyal.urlName), 'about')).toMatchObject({ lines: ['Koyal Pay moves money.'], version: 1 });
  });

  it.each([
    ['website', ['http://koyal.example'], 'RULE_BROKEN', 'no-https'],
    ['website', ['https://one.example', 'https://two.example'], 'RULE_BROKEN', 'many'],
    ['careerSite', ['https://localhost/jobs'], 'RULE_BROKEN', 'no-address'],
    ['socialLinks', ['https://koyal.example/us'], 'RULE_BROKEN', 'no-network'],
    ['socialLinks', ['https://x.com/one', 'https://twitter.com/two'], 'RULE_BROKEN', 'twice'],
    ['foundedYear', ['2098'], 'RULE_BROKEN', 'late-year'],
    ['foundedYear', ['long ago'], 'RULE_BROKEN', 'no-year'],
    ['indianSize', ['a million'], 'RULE_BROKEN', 'unlisted'],
    ['benefits', ['a lion'], 'RULE_BROKEN', 'unlisted'],
    ['industry', ['The best employer of all'], 'RULE_BROKEN', 'unlisted'],
    ['industry', [], 'RULE_BROKEN', 'empty'],
    ['headOffice', ['Nowhere at all'], 'RULE_BROKEN', 'unlisted'],
    ['offices', ['Satara', 'satara'], 'RULE_BROKEN', 'twice'],
    ['offices', ['Satara', 'सतारा'], 'RULE_BROKEN', 'twice'],
    ['about', ['a'.repeat(2_001)], 'RULE_BROKEN', 'long'],
    ['whyJoin', ['A title alone'], 'RULE_BROKEN', 'empty'],
    ['about', ['Legal action will be taken against reviewers.'], 'REPLY_REFUSED', undefined],
    ['whyJoin', ['Why\nWe know who wrote the review.'], 'REPLY_REFUSED', undefined],
    ['about', ['You are an idiot.'], 'TEXT_ABUSIVE', undefined],
    ['about', ['Legal a<i></i>ction will be taken against reviewers.'], 'REPLY_REFUSED', undefined],
    ['about', ['Leg\u200bal act\u200bion will be taken against reviewers.'], 'REPLY_REFUSED', undefined],
    ['whyJoin', ['Why\nWe know wh<b></b>o wrote the review.'], 'REPLY_REFUSED', undefined],
    ['about', [`Legal action. ${'a'.repeat(2_000)}`], 'RULE_BROKEN', 'long'],
    ['about', ['Who wrote this?', 'Who wrote this?'], 'RULE_BROKEN', 'many'],
  ] as const)('refuse of %s what says %j', async (fact, lines, code, message) => {
    const { facts } = await owned(await open());
    const problems = message === undefined ? expect.any(Array) : expect.arrayContaining([expect.objectContaining({ pointer: '/body/lines', message })]);
    await expect(facts.change(koyal.urlName, fact, { version: 0, lines })).rejects.toMatchObject({ code, problems });
    expect(await facts.history(koyal.urlName)).toEqual([]);
  });

  it('are changed by owner and writer alone', async () => {
    const stand = await open();
    const owner = await owned(stand);
    await owner.desks.invite(koyal.urlName, { address: 'reader@koyal-pay.example', name: 'Reader', role: 'reader' });
    const [reader, other, guest] = [await entered(stand, 'reader@koyal-pay.example'), await entered(stand, 'hr@nimbus.example'), await stand.browser()];
    const change = { version: 0, lines: ['2000'] };
    expect(await reader.facts.list(koyal.urlName)).toEqual(await owner.facts.list(koyal.urlName));
    await expect(reader.facts.change(koyal.urlName, 'foundedYear', change)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    for (const asked of [() => other.facts.list(koyal.urlName), () => other.facts.change(koyal.urlName, 'foundedYear', change)])
      await expect(asked()).rejects.toMatchObject({ kind: 'missing' });
    await expect(guest.facts.list(koyal.urlName)).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
