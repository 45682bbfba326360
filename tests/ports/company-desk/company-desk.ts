import { expect, it } from 'vitest';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import {
  repliedIdOf,
  type BenefitReplies,
  type CompanyReplies,
  type InterviewReplies,
  type Replied,
  type RepliesTo,
} from '#core/company-desk/company-replies.ts';
import type { DeskClaims } from '#core/company-desk/desk-claims.ts';
import type { DeskPhotos } from '#core/company-desk/desk-photos.ts';
import type { DeskFacts } from '#core/company-desk/desk-facts.ts';
import { playedAddress, type PlayedDesks } from '#core/company-desk/played-desks.ts';
import type { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { aCompany } from '#tests/companies.ts';
import { knownBenefits, type KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aKnownInterview, type KnownInterview } from '#tests/interviews.ts';
import { aKnownReview, type KnownReview } from '#tests/reviews.ts';

/** Browser of a company's person. */
export interface DeskBrowser {
  readonly logins: DeskLogins;
  readonly desks: CompanyDesks;
  readonly replies: CompanyReplies;
  readonly interviewReplies: InterviewReplies;
  readonly benefitReplies: BenefitReplies;
  readonly facts: DeskFacts;
  readonly photos: DeskPhotos;
  /** Desks played where the instance is a demo, and where it is none. */
  readonly played: Readonly<Record<'demo' | 'real', PlayedDesks>>;
  readonly hiddenReplies: HiddenReplies;
}

export interface DeskStand {
  readonly browser: () => Promise<DeskBrowser>;
  readonly codesTo: (address: string) => readonly string[];
  /** Texts of the mails that tell of others. */
  readonly notifiedAt: (address: string) => readonly string[];
  readonly claims: DeskClaims;
  /** Has a moderator take a reply down. */
  readonly takeDown: (replyId: string, rule: ModerationRule) => Promise<void>;
  readonly takeDownPhoto: (photoSetId: string) => Promise<void>;
  readonly advance: (ms: number) => void;
}

/** A confirmed domain, two signs that agree, and one sign alone. */
export const deskCompanies = {
  koyal: { ...aCompany({ name: 'Koyal Pay', website: 'https://koyal-pay.example', locations: ['Pune', 'Nashik'] }), domain: 'koyal-pay.example' },
  nimbus: { ...aCompany({ name: 'Nimbus Mills', website: 'https://www.nimbus.example', careerSiteUrl: 'https://careers.nimbus.example/jobs' }), domain: null },
  orbit: { ...aCompany({ name: 'Orbit Foods', website: 'https://orbit.example', industry: 'Food', locations: ['Satara'] }), domain: null },
};

const { koyal, nimbus, orbit } = deskCompanies;

export const deskReviews: readonly KnownReview[] = [
  aKnownReview({ companyId: koyal.companyId, week: '2026-W40', stars: 3, title: 'Kind seniors, rosters too late' }),
  aKnownReview({ companyId: koyal.companyId, week: '2026-W41', stars: 1, title: 'Deposit never came back' }),
  aKnownReview({ companyId: koyal.companyId, week: '2026-W42', status: 'FLAGGED' }),
  aKnownReview({ companyId: nimbus.companyId, week: '2026-W42' }),
];

export const deskInterviews: readonly KnownInterview[] = [
  aKnownInterview({ companyId: koyal.companyId, week: '2026-W41' }),
  aKnownInterview({ companyId: nimbus.companyId, week: '2026-W42' }),
];

export const deskBenefits: readonly KnownBenefits[] = [
  knownBenefits({ companyId: koyal.companyId, note: { benefit: 'cab', text: 'Only for the night shift.' } }),
  knownBenefits({ companyId: nimbus.companyId, note: { benefit: 'cab', text: 'It comes late.' } }),
  knownBenefits({ companyId: koyal.companyId }),
];

const [three, one, hidden, ofOther] = deskReviews.map(({ reviewId }) => reviewId);
const dayMs = 86_400_000;
const meera = 'meera@koyal-pay.example';
const arvind = 'arvind.salvi@koyal-pay.example';

export async function entered({ browser, codesTo }: DeskStand, address: string): Promise<DeskBrowser> {
  const person = await browser();
  const { attempt } = await person.logins.send(address, 'en');
  await person.logins.enter({ attempt, address, code: codesTo(address).at(-1) ?? '' });
  return person;
}

export async function owned(stand: DeskStand): Promise<DeskBrowser> {
  const owner = await entered(stand, meera);
  await owner.desks.claim(koyal.urlName, 'Meera Kulkarni');
  return owner;
}

export function keepsDeskLogins(open: () => Promise<DeskStand>): void {
  it('lets in by a code mailed to a company’s domain, and out', async () => {
    const stand = await open();
    const person = await stand.browser();
    expect(await person.logins.session()).toBeNull();
    const { attempt } = await person.logins.send('Meera@Koyal-Pay.example', 'en');
    const [code = ''] = stand.codesTo(meera);
    const named = { urlName: koyal.urlName, name: koyal.name };
    expect(await person.logins.enter({ attempt, address: meera, code })).toEqual({ address: meera, desks: [], offered: [named] });
    expect(await person.logins.session()).toMatchObject({ address: meera });
    await expect(person.logins.enter({ attempt, address: meera, code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    await person.logins.leave();
    expect(await person.logins.session()).toBeNull();
  });

  it('takes no free mail, and no text that is no address', async () => {
    const { logins } = await (await open()).browser();
    await expect(logins.send('meera@gmail.com', 'en')).rejects.toMatchObject({ code: 'MAIL_FREE' });
    await expect(logins.send('meera', 'en')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('ends after fourteen days', async () => {
    const stand = await open();
    const person = await entered(stand, meera);
    stand.advance(13 * dayMs);
    expect(await person.logins.session()).not.toBeNull();
    stand.advance(2 * dayMs);
    expect(await person.logins.session()).toBeNull();
  });
}

export function keepsCompanyDesks(open: () => Promise<DeskStand>): void {
  it('opens for the first of a proved domain, by a word or two signs', async () => {
    const stand = await open();
    const owner = await entered(stand, meera);
    expect(await owner.desks.claim(koyal.urlName, ' Meera  Kulkarni ')).toMatchObject({ personName: 'Meera Kulkarni', role: 'owner', state: 'open' });
    expect(await owner.desks.claim(koyal.urlName, 'Another Name')).toMatchObject({ personName: 'Meera Kulkarni', role: 'owner' });
    const other = await entered(stand, 'hr@nimbus.example');
    expect(await other.desks.claim(nimbus.urlName, 'Nandini')).toMatchObject({ role: 'owner', state: 'open' });
    expect((await owner.logins.session())?.desks.map(({ company }) => company.urlName)).toEqual([koyal.urlName]);
  });

  it.each([
    ['one sign alone', 'hr@orbit.example', orbit],
    ['a part of the domain', 'hr@wards.koyal-pay.example', koyal],
    ['a look-alike', 'hr@koyal-pay.example.in', koyal],
    ['another company', 'hr@nimbus.example', koyal],
  ])('stays shut for %s, until an administrator decides', async (_why, address, company) => {
    const stand = await open();
    const person = await entered(stand, address);
    expect(await person.desks.claim(company.urlName, 'Rohan')).toMatchObject({ state: 'unproved' });
    await expect(person.replies.list(company.urlName, false)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    expect(await person.desks.overview(company.urlName)).toMatchObject({ state: 'unproved', people: [{ isYou: true }], waiting: 0 });
  });

  it('leaves room for others where many claim it without proof', async () => {
    const stand = await open();
    const claim = async (address: string) => (await entered(stand, address)).desks.claim(orbit.urlName, 'Rohan');
    for (const at of [0, 1]) await claim(`hr${at}@one.example`);
    await expect(claim('hr2@one.example')).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(await claim('hr0@one.example')).toMatchObject({ state: 'unproved' });
    for (const at of [2, 3, 4, 5, 6, 7, 8, 9]) await claim(`hr@domain${at}.example`);
    await expect(claim('hr@orbit.example')).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  it('is asked of the owner by the second, who is then let in', async () => {
    const stand = await open();
    const [owner, second] = [await owned(stand), await entered(stand, arvind)];
    expect(await second.desks.claim(koyal.urlName, 'Arvind Salvi')).toMatchObject({ state: 'asked' });
    await expect(second.replies.list(koyal.urlName, false)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    expect(stand.notifiedAt(meera).at(-1)).toContain(arvind);
    const { people } = await owner.desks.overview(koyal.urlName);
    expect(people.map(({ name, role, state, isYou }) => [name, role, state, isYou])).toEqual([
      ['Meera Kulkarni', 'owner', 'open', true],
      ['Arvind Salvi', 'writer', 'asked', false],
    ]);
    await owner.desks.setRole(koyal.urlName, people[1]?.personId ?? '', 'reader');
    expect((await second.replies.list(koyal.urlName, false)).items).toHaveLength(2);
    await expect(second.replies.save(koyal.urlName, three ?? '', 'Thank you.')).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(second.desks.invite(koyal.urlName, { address: 'x@koyal-pay.example', name: 'X', role: 'writer' })).rejects.toMatchObject({
      code: 'DESK_ROLE',
    });
  });

  it('is left by its owner, and opens to who asked and asks again', async () => {
    const stand = await open();
    const [owner, second] = [await owned(stand), await entered(stand, arvind)];
    await second.desks.claim(koyal.urlName, 'Arvind Salvi');
    const mails = stand.notifiedAt(meera).length;
    await second.desks.claim(koyal.urlName, 'Arvind Salvi');
    expect(stand.notifiedAt(meera)).toHaveLength(mails);
    const [me] = (await owner.desks.overview(koyal.urlName)).people;
    await owner.desks.removePerson(koyal.urlName, me?.personId ?? '');
    expect(await second.desks.claim(koyal.urlName, 'Arvind Salvi')).toMatchObject({ role: 'owner', state: 'open' });
  });

  it('lets in at once who asked and is invited, and lets who asks withdraw', async () => {
    const stand = await open();
    const [owner, second, third] = [await owned(stand), await entered(stand, arvind), await entered(stand, 'f.shaikh@koyal-pay.example')];
    await second.desks.claim(koyal.urlName, 'Arvind Salvi');
    await owner.desks.invite(koyal.urlName, { address: arvind, name: 'Arvind', role: 'reader' });
    expect(await second.desks.overview(koyal.urlName)).toMatchObject({ role: 'reader', state: 'open' });
    await third.desks.claim(koyal.urlName, 'Fatima Shaikh');
    const [own] = (await third.desks.overview(koyal.urlName)).people;
    await third.desks.removePerson(koyal.urlName, own?.personId ?? '');
    expect((await owner.desks.overview(koyal.urlName)).people.map(({ name }) => name)).toEqual(['Meera Kulkarni', 'Arvind Salvi']);
  });

  it('is handed over, and the former owner writes', async () => {
    const stand = await open();
    const owner = await owned(stand);
    const { people } = await owner.desks.invite(koyal.urlName, { address: arvind, name: 'Arvind Salvi', role: 'writer' });
    const [me, other] = people.map(({ personId }) => personId);
    await expect(owner.desks.removePerson(koyal.urlName, me ?? '')).rejects.toMatchObject({ code: 'DESK_ROLE' });
    expect((await owner.desks.setRole(koyal.urlName, other ?? '', 'owner')).role).toBe('writer');
    await expect(owner.desks.setRole(koyal.urlName, other ?? '', 'reader')).rejects.toMatchObject({ code: 'DESK_ROLE' });
    const second = await entered(stand, arvind);
    await second.desks.removePerson(koyal.urlName, me ?? '');
    await expect(owner.desks.overview(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('lets in colleagues of the owner’s domain alone', async () => {
    const owner = await owned(await open());
    const invite = (address: string) => owner.desks.invite(koyal.urlName, { address, name: 'Someone', role: 'writer' });
    await expect(invite('someone@nimbus.example')).rejects.toMatchObject({ code: 'MAIL_FOREIGN' });
    await expect(invite('someone@gmail.com')).rejects.toMatchObject({ code: 'MAIL_FOREIGN' });
  });

  it('is open to nobody else, of another company or none', async () => {
    const stand = await open();
    await owned(stand);
    const [other, guest] = [await entered(stand, 'hr@nimbus.example'), await stand.browser()];
    await expect(other.desks.overview(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await expect(guest.desks.overview(koyal.urlName)).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(guest.desks.claim(koyal.urlName, 'Guest')).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(other.replies.save(koyal.urlName, three ?? '', 'Thank you.')).rejects.toMatchObject({ kind: 'missing' });
  });
}

export function keepsDeskClaims(open: () => Promise<DeskStand>): void {
  it('lists what nothing proved, and gives the desk and the domain to one', async () => {
    const stand = await open();
    const owner = await owned(stand);
    const person = await entered(stand, 'hr@koyal-payments.example');
    await person.desks.claim(koyal.urlName, 'Rohan');
    const [claim] = (await stand.claims.list()).items;
    const signs = { isConfirmed: false, isWebsite: false, isCareersSite: false };
    expect(claim).toMatchObject({ company: { urlName: koyal.urlName }, personName: 'Rohan', address: 'hr@koyal-payments.example', owner: meera, signs });
    await stand.claims.grant(claim?.claimId ?? '');
    expect(await person.desks.overview(koyal.urlName)).toMatchObject({ role: 'owner', state: 'open' });
    expect(await owner.desks.overview(koyal.urlName)).toMatchObject({ role: 'writer', state: 'open' });
    expect((await stand.claims.list()).items).toEqual([]);
    const second = await entered(stand, 'two@koyal-payments.example');
    expect(await second.desks.claim(koyal.urlName, 'Two')).toMatchObject({ state: 'asked' });
  });

  it('refuses one, who can ask again', async () => {
    const stand = await open();
    const person = await entered(stand, 'hr@orbit.example');
    await person.desks.claim(orbit.urlName, 'Rohan');
    const [claim] = (await stand.claims.list()).items;
    await stand.claims.refuse(claim?.claimId ?? '');
    await expect(stand.claims.refuse(claim?.claimId ?? '')).rejects.toMatchObject({ kind: 'missing' });
    await expect(person.desks.overview(orbit.urlName)).rejects.toMatchObject({ kind: 'missing' });
    expect(await person.desks.claim(orbit.urlName, 'Rohan')).toMatchObject({ state: 'unproved' });
  });
}

export function keepsCompanyReplies(open: () => Promise<DeskStand>): void {
  it('reply once to each review, and leave earlier wordings readable', async () => {
    const { replies, desks } = await owned(await open());
    const [first = '', second = ''] = ['From January, rosters are out 14 days ahead.', 'Rosters are out 14 days ahead now.'];
    expect((await replies.list(koyal.urlName, false)).items.map(({ reviewId }) => reviewId)).toEqual([one, three]);
    expect((await replies.save(koyal.urlName, three ?? '', first)).reply?.text).toBe(first);
    await replies.save(koyal.urlName, three ?? '', second);
    await replies.save(koyal.urlName, three ?? '', second);
    expect((await replies.versions(three ?? '')).map(({ text }) => text)).toEqual([second, first]);
    expect((await replies.list(koyal.urlName, true)).items.map(({ reply }) => reply?.text)).toEqual([second]);
    expect(await desks.overview(koyal.urlName)).toMatchObject({ waiting: 1, answered: 1 });
    expect((await replies.takeBack(koyal.urlName, three ?? '')).reply).toBeNull();
    expect(await replies.versions(three ?? '')).toEqual([]);
    await replies.save(koyal.urlName, three ?? '', first);
    expect((await replies.versions(three ?? '')).map(({ text }) => text)).toEqual([first, '', second, first]);
  });

  it.each([
    ['asks who wrote', 'Please tell us which ward you were in.'],
    ['names a person', 'Ramesh Kulkarni of the night shift has left us.'],
    ['threatens', 'Legal action will be taken.'],
  ])('are refused where the reply %s', async (_why, text) => {
    const { replies } = await owned(await open());
    await expect(replies.save(koyal.urlName, three ?? '', text)).rejects.toMatchObject({ code: 'REPLY_REFUSED', problems: [{ pointer: '/body/text' }] });
    expect(await replies.versions(three ?? '')).toEqual([]);
  });

  it('are refused where the reply insults, as any text is', async () => {
    const { replies } = await owned(await open());
    await expect(replies.save(koyal.urlName, three ?? '', 'You are an idiot.')).rejects.toMatchObject({
      code: 'TEXT_ABUSIVE',
      problems: [{ words: 'You are an idiot' }],
    });
  });

  it('change what a one-star review was answered from the next day on', async () => {
    const stand = await open();
    const { replies } = await owned(stand);
    await replies.save(koyal.urlName, one ?? '', 'We pay it within 15 days.');
    await expect(replies.save(koyal.urlName, one ?? '', 'We paid it.')).rejects.toMatchObject({ code: 'REPLY_TOO_SOON' });
    stand.advance(dayMs);
    expect((await replies.save(koyal.urlName, one ?? '', 'We paid it.')).reply?.text).toBe('We paid it.');
  });

  it('reach no review that is not shown, or of another company', async () => {
    const { replies } = await owned(await open());
    for (const reviewId of [hidden ?? '', ofOther ?? '', 'r000000000000000'])
      await expect(replies.save(koyal.urlName, reviewId, 'Thank you.')).rejects.toMatchObject({ kind: 'missing' });
    for (const reviewId of [hidden ?? '', 'r000000000000000']) await expect(replies.versions(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await replies.versions(ofOther ?? '')).toEqual([]);
  });
}

export function keepsPlayedDesks(open: () => Promise<DeskStand>): void {
  it('lets anyone play the made-up owner of a demo’s desk', async () => {
    const stand = await open();
    const owner = await entered(stand, playedAddress(koyal.urlName));
    await owner.desks.claim(koyal.urlName, 'Meera Kulkarni');
    const { played, logins } = await stand.browser();
    expect(await played.demo.list(koyal.urlName)).toEqual([{ urlName: koyal.urlName, name: koyal.name }]);
    expect(await played.demo.play(koyal.urlName)).toMatchObject({ desks: [{ personName: 'Meera Kulkarni', role: 'owner' }] });
    expect(await logins.session()).toMatchObject({ address: playedAddress(koyal.urlName) });
  });

  it('lets in nobody where the owner is real, or the instance is', async () => {
    const stand = await open();
    await owned(stand);
    const { played, logins } = await stand.browser();
    expect([await played.demo.list(null), await played.real.list(null)]).toEqual([[], []]);
    await expect(played.demo.play(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await (await entered(stand, playedAddress(nimbus.urlName))).desks.claim(nimbus.urlName, 'Arvind Salvi');
    await expect(played.real.play(nimbus.urlName)).rejects.toMatchObject({ kind: 'missing' });
    expect(await logins.session()).toBeNull();
  });
}

export function keepsHiddenReplies(open: () => Promise<DeskStand>): void {
  const said = 'Ask for the desk on floor 2.';

  async function takenDown(stand: DeskStand): Promise<DeskBrowser & { readonly replyId: string }> {
    const owner = await owned(stand);
    await owner.replies.save(koyal.urlName, three ?? '', 'We look into it.');
    const { reply } = await owner.replies.save(koyal.urlName, three ?? '', said);
    await stand.takeDown(reply?.replyId ?? '', 'personal-details');
    return { ...owner, replyId: reply?.replyId ?? '' };
  }

  it('are gone for readers with all wordings, and named to the desk with the rule', async () => {
    const { replies, hiddenReplies, desks, replyId } = await takenDown(await open());
    expect(await replies.versions(three ?? '')).toEqual([]);
    expect((await replies.list(koyal.urlName, false)).items.map(({ reviewId, reply }) => [reviewId, reply])).toContainEqual([three, null]);
    expect(await desks.overview(koyal.urlName)).toMatchObject({ waiting: 2, answered: 0 });
    const week = expect.stringMatching(/^2026-W\d\d$/);
    expect(await hiddenReplies.list(koyal.urlName)).toEqual([
      { replyId, aboutId: three, text: said, rule: 'personal-details', week, note: '', appeal: 'none', mayAppeal: true },
    ]);
  });

  it('are followed by another wording, and not by the same', async () => {
    const { replies, hiddenReplies } = await takenDown(await open());
    await expect(replies.save(koyal.urlName, three ?? '', 'ask for the desk, on Floor 2')).rejects.toMatchObject({ code: 'REPLY_REMOVED' });
    expect((await replies.save(koyal.urlName, three ?? '', 'Write to care@koyal-pay.example.')).reply?.text).toBe('Write to care@koyal-pay.example.');
    expect((await replies.versions(three ?? '')).map(({ text }) => text)).toEqual(['Write to care@koyal-pay.example.']);
    expect(await hiddenReplies.list(koyal.urlName)).toEqual([]);
  });

  it.each([
    ['in an earlier wording', 'We look into it.', three],
    ['to another review', said, one],
    ['to an interview', said, undefined],
    ['with figures for letters', 'Ask f0r the desk 0n fl00r 2.', three],
  ])('do not come again %s', async (_where, text, reviewId) => {
    const { replies, interviewReplies } = await takenDown(await open());
    const again =
      reviewId === undefined ? interviewReplies.save(koyal.urlName, deskInterviews[0]?.interviewId ?? '', text) : replies.save(koyal.urlName, reviewId, text);
    await expect(again).rejects.toMatchObject({ code: 'REPLY_REMOVED' });
  });

  it.each([
    ['changed', (replies: CompanyReplies) => replies.save(koyal.urlName, three ?? '', 'Thank you.')],
    ['taken back', (replies: CompanyReplies) => replies.takeBack(koyal.urlName, three ?? '')],
  ])('do not come again where they were %s before the decision', async (_how, change) => {
    const stand = await open();
    const { replies } = await owned(stand);
    const { reply } = await replies.save(koyal.urlName, three ?? '', said);
    await change(replies);
    await stand.takeDown(reply?.replyId ?? '', 'personal-details');
    await expect(replies.save(koyal.urlName, three ?? '', said)).rejects.toMatchObject({ code: 'REPLY_REMOVED' });
  });

  it('are looked at again no more where another reply has followed', async () => {
    const { replies, hiddenReplies, replyId } = await takenDown(await open());
    await replies.save(koyal.urlName, three ?? '', 'Thank you.');
    await expect(hiddenReplies.appeal(koyal.urlName, replyId, 'It names no person.')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await replies.save(koyal.urlName, three ?? '', 'Thank you again.')).reply?.text).toBe('Thank you again.');
  });

  it('are looked at again once, and no other wording comes meanwhile', async () => {
    const { replies, hiddenReplies, replyId } = await takenDown(await open());
    expect(await hiddenReplies.appeal(koyal.urlName, replyId, 'It names no person.')).toMatchObject({ replyId, appeal: 'open', mayAppeal: false });
    await expect(hiddenReplies.appeal(koyal.urlName, replyId, 'It really names none.')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(replies.save(koyal.urlName, three ?? '', 'Thank you.')).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
  });

  it('are named to nobody else, and looked at again for no reader of the desk', async () => {
    const stand = await open();
    const { desks, replyId } = await takenDown(stand);
    const other = await entered(stand, 'hr@nimbus.example');
    await other.desks.claim(nimbus.urlName, 'Nandini');
    await expect(other.hiddenReplies.list(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await expect(other.hiddenReplies.appeal(nimbus.urlName, replyId, 'Ours.')).rejects.toMatchObject({ kind: 'missing' });
    await desks.invite(koyal.urlName, { address: arvind, name: 'Arvind Salvi', role: 'reader' });
    const reader = await entered(stand, arvind);
    expect(await reader.hiddenReplies.list(koyal.urlName)).toHaveLength(1);
    await expect(reader.hiddenReplies.appeal(koyal.urlName, replyId, 'Look again.')).rejects.toMatchObject({ code: 'DESK_ROLE' });
  });
}

export const keepsInterviewReplies = (open: () => Promise<DeskStand>): void =>
  keepsRepliesTo(
    open,
    deskInterviews.map(({ interviewId }) => interviewId),
    ({ interviewReplies }) => interviewReplies,
  );

export function keepsBenefitReplies(open: () => Promise<DeskStand>): void {
  const ids = deskBenefits.map(({ benefitsId }) => benefitsId);
  keepsRepliesTo(open, ids, ({ benefitReplies }) => benefitReplies);

  it('reach nothing that was said without a note', async () => {
    const { benefitReplies: replies } = await owned(await open());
    const silent = ids[2] ?? '';
    await expect(replies.save(koyal.urlName, silent, 'Thank you.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(replies.versions(silent)).rejects.toMatchObject({ kind: 'missing' });
  });
}

const countsAt = async ({ desks }: DeskBrowser) => Object.values((await desks.overview(koyal.urlName)).counts);

/** Promises of each kind beside reviews, of which the first is the company's and the second another's. */
function keepsRepliesTo(
  open: () => Promise<DeskStand>,
  [known = '', ofAnother = '']: readonly string[],
  repliesOf: (browser: DeskBrowser) => RepliesTo<Replied>,
): void {
  it('reply once to each, changed at any time, and are taken back', async () => {
    const browser = await owned(await open());
    const replies = repliesOf(browser);
    expect((await replies.list(koyal.urlName, false)).items.map(repliedIdOf)).toEqual([known]);
    expect((await replies.save(koyal.urlName, known, 'Results come within ten days now.')).reply?.text).toBe('Results come within ten days now.');
    expect((await replies.save(koyal.urlName, known, 'Results come within a week now.')).reply?.text).toBe('Results come within a week now.');
    expect((await replies.list(koyal.urlName, true)).items.map(({ reply }) => reply?.text)).toEqual(['Results come within a week now.']);
    expect((await replies.versions(known)).map(({ text }) => text)).toEqual(['Results come within a week now.', 'Results come within ten days now.']);
    expect(await countsAt(browser)).toContainEqual({ waiting: 0, answered: 1 });
    expect((await replies.takeBack(koyal.urlName, known)).reply).toBeNull();
    expect((await replies.list(koyal.urlName, true)).items).toEqual([]);
    expect(await countsAt(browser)).not.toContainEqual({ waiting: 0, answered: 1 });
  });

  it('are refused by the same rules, and reach nothing of another company', async () => {
    const replies = repliesOf(await owned(await open()));
    await expect(replies.save(koyal.urlName, known, 'Which round was it? Tell us your name.')).rejects.toMatchObject({ code: 'REPLY_REFUSED' });
    await expect(replies.save(koyal.urlName, ofAnother, 'Thank you.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(replies.versions('i000000000000000')).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are taken down as those to reviews are', async () => {
    const stand = await open();
    const browser = await owned(stand);
    const [replies, { hiddenReplies }] = [repliesOf(browser), browser];
    const { reply } = await replies.save(koyal.urlName, known, 'Ask for the desk on floor 2.');
    await stand.takeDown(reply?.replyId ?? '', 'off-topic');
    expect(await replies.versions(known)).toEqual([]);
    expect(await hiddenReplies.list(koyal.urlName)).toMatchObject([{ aboutId: known, rule: 'off-topic' }]);
    await expect(replies.save(koyal.urlName, known, 'Ask for the desk on floor 2!')).rejects.toMatchObject({ code: 'REPLY_REMOVED' });
  });
}
