import { expect, it } from 'vitest';
import type { OpenMemberPorts } from '#tests/ports/opened-member-ports.ts';

const work = { kind: 'work', address: 'asha.rao@pravaha-cloudworks.example' } as const;

export function keepsVerifications(open: OpenMemberPorts): void {
  const atPravaha = async () => {
    const opened = await open();
    const { careers } = await opened.ports();
    const { careerStatusId } = await careers.create({ type: 'working', companyName: 'Pravaha Cloudworks' });
    return { ...opened, careerStatusId };
  };

  it('confirms a place by a mailed code, and forgets the address (R-116, D-25)', async () => {
    const { ports, codeFor } = await atPravaha();
    const { mailVerifications, careers } = await ports();
    expect(await mailVerifications.send(work, 'en')).toEqual({ otpLength: 6, expiresInSeconds: 600, triesAllowed: 5, sendsLeft: 2 });
    const outcome = { verified: 'VERIFIED', source: 'mail', nextStep: 'OnboardingCompleted' };
    expect(await mailVerifications.confirm(work, codeFor(work.address))).toEqual(outcome);
    expect((await careers.own())?.verification).toEqual({ verified: 'VERIFIED', source: 'mail', month: '2026-11' });
    await expect(mailVerifications.confirm(work, codeFor(work.address))).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('gives five tries, and then none (S-88)', async () => {
    const { ports, codeFor } = await atPravaha();
    const { mailVerifications } = await ports();
    await mailVerifications.send(work, 'hi');
    const code = codeFor(work.address);
    for (let tries = 0; tries < 5; tries++)
      await expect(mailVerifications.confirm(work, '000000')).rejects.toMatchObject({ kind: 'invalid', code: 'MAIL_CODE_WRONG' });
    for (const late of [code, '000000']) await expect(mailVerifications.confirm(work, late)).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('mails three times at most (S-88)', async () => {
    const { mailVerifications } = await (await atPravaha()).ports();
    for (const left of [2, 1, 0]) expect((await mailVerifications.send(work, 'en')).sendsLeft).toBe(left);
    await expect(mailVerifications.send(work, 'en')).rejects.toMatchObject({ kind: 'limited' });
  });

  it.each([
    ['asha@gmail.com', 'MAIL_FREE'],
    ['asha@yahoo.co.in', 'MAIL_FREE'],
    ['asha@koyal-pay.example', 'MAIL_FOREIGN'],
    ['asha@evilpravaha-cloudworks.example', 'MAIL_FOREIGN'],
  ])('takes no mail at %s: %s (R-116)', async (address, code) => {
    const { mailVerifications } = await (await atPravaha()).ports();
    await expect(mailVerifications.send({ kind: 'work', address }, 'en')).rejects.toMatchObject({ kind: 'invalid', code });
  });

  it('confirms nothing for a member without a place (R-120)', async () => {
    const { mailVerifications, careers } = await (await open()).ports();
    await expect(mailVerifications.send(work, 'en')).rejects.toMatchObject({ kind: 'conflict', code: 'CANNOT_VERIFY' });
    await careers.create({ type: 'unemployed', companyName: 'Pravaha Cloudworks' });
    await expect(mailVerifications.send(work, 'en')).rejects.toMatchObject({ code: 'CANNOT_VERIFY' });
    await careers.create({ type: 'working', companyName: 'Pravaha Cloudworks' });
    await expect(mailVerifications.send({ kind: 'student', address: work.address }, 'en')).rejects.toMatchObject({ code: 'CANNOT_VERIFY' });
  });

  it('tells what the job portal says, for a member who allowed asking (R-118, R-164, D-26)', async () => {
    const { jobPortals } = await (await open()).ports();
    expect(await jobPortals.account()).toMatchObject({ exists: true, isConsentGiven: false, details: null });
    await jobPortals.saveConsent(true);
    const { details, isConsentGiven } = await jobPortals.account();
    expect([isConsentGiven, details?.companyName]).toEqual([true, 'Pravaha Cloudworks']);
    await jobPortals.saveConsent(false);
    expect((await jobPortals.account()).details).toBeNull();
  });

  it('takes the word of the job portal for the place it names (R-111, R-114, R-117)', async () => {
    const { ports, careerStatusId } = await atPravaha();
    const { jobPortals, careers } = await ports();
    const quiet = { message: null, showPopup: false, important: false, loginUrl: null };
    expect(await jobPortals.link()).toEqual({ outcome: 'linked', verified: 'VERIFIED', source: 'portal', ...quiet });
    expect((await careers.own())?.verification).toEqual({ verified: 'VERIFIED', source: 'portal', month: '2026-11' });
    const moved = { type: 'working', companyName: 'Koyal Pay' } as const;
    expect((await careers.create(moved)).verification.verified).toBe('');
    expect(await careers.recheck(careerStatusId, moved)).toEqual({ verified: '', source: null, nextStep: 'Verification' });
    const back = { type: 'working', companyName: 'Pravaha Cloudworks' } as const;
    expect(await careers.recheck(careerStatusId, back)).toEqual({ verified: 'VERIFIED', source: 'portal', nextStep: 'OnboardingCompleted' });
    expect((await (await ports()).profiles.own()).naukriUser).toBe(true);
  });

  it('counts half a verification as half a verification (D-14)', async () => {
    const { ports, codeFor, careerStatusId } = await atPravaha();
    const { jobPortals, careers, mailVerifications } = await ports();
    await jobPortals.link();
    await mailVerifications.send(work, 'en');
    expect((await careers.own())?.verification).toMatchObject({ verified: 'PARTIAL_VERIFIED', source: 'portal' });
    expect(await careers.recheck(careerStatusId, { type: 'working', companyName: 'Pravaha Cloudworks' })).toMatchObject({ nextStep: 'Verification' });
    expect(await mailVerifications.confirm(work, codeFor(work.address))).toMatchObject({ verified: 'VERIFIED', source: 'mail' });
  });
}
