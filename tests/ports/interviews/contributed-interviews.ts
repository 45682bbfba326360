import { expect, it } from 'vitest';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { InterviewDraft } from '#core/interviews/interview-draft.ts';

/** A device of a member who is signed in, beside one company, `koyal-pay`. */
export type OpenInterviewDevice = () => Promise<ContributedInterviews>;

export const koyalPay = { urlName: 'koyal-pay', name: 'Koyal Pay' };

/** An interview as somebody tells it who leaves the job out. */
export const toldInterview: InterviewDraft = {
  designationId: null,
  experience: 'experienced',
  outcome: 'offered',
  source: 'referral',
  collegeId: null,
  hardness: 'hard',
  rounds: [
    { kind: 'technical', minutes: 60, hardness: 'hard', waitDays: 7, hasFeedback: true, questions: ['What is a mutex?', 'Why is it slow?'] },
    { kind: 'hr', minutes: null, hardness: null, waitDays: 0, hasFeedback: false, questions: [] },
  ],
  story: 'Two people sat there, and both had read what I had sent.',
  tips: 'Read their blog first.',
  unpaidHours: 12,
  offer: { letterDays: 9, joiningDays: 40, movedDays: 14, end: 'revoked' },
};

/** The promises of ContributedInterviews, held by every adapter. */
export function keepsContributedInterviews(open: OpenInterviewDevice): void {
  it('sends an interview by a key of its own, and finds it by that key with all that was told (F-07, R-084)', async () => {
    const device = await open();
    expect(await device.held()).toEqual([]);
    const sent = await device.send(koyalPay, toldInterview);
    expect(sent).toMatchObject({ ...toldInterview, company: koyalPay, state: 'submitted', version: 0 });
    const [key, ...others] = await device.held();
    expect([key, others]).toEqual([
      { publicKey: key?.publicKey, kind: 'interview', about: 'Koyal Pay', thingId: sent.interviewId, sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      [],
    ]);
    expect(await device.one(key?.publicKey ?? '')).toEqual(sent);
  });

  it('gets ready for an interview that is to come, which is none of the device yet, and sends it by what it has (F-07)', async () => {
    const device = await open();
    await device.prepare('quiet');
    await device.prepare('form');
    expect(await device.held()).toEqual([]);
    const sent = await device.send(koyalPay, toldInterview);
    expect((await device.held()).map(({ thingId, about }) => [thingId, about])).toEqual([[sent.interviewId, 'Koyal Pay']]);
    await device.prepare('form');
    expect((await device.held()).length).toBe(1);
  });

  it('sends two at one company by two keys (F-07)', async () => {
    const device = await open();
    const [one, two] = [await device.send(koyalPay, toldInterview), await device.send(koyalPay, toldInterview)];
    expect(one.interviewId).not.toBe(two.interviewId);
    expect(new Set((await device.held()).map(({ publicKey }) => publicKey)).size).toBe(2);
  });

  it('changes it from the version that is known, and deletes it with its key (R-090)', async () => {
    const device = await open();
    const sent = await device.send(koyalPay, toldInterview);
    const [{ publicKey = '' } = {}] = await device.held();
    expect(await device.change(publicKey, sent, { ...toldInterview, tips: null })).toMatchObject({ tips: null, version: 1 });
    await expect(device.change(publicKey, sent, toldInterview)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await device.remove(publicKey, sent.interviewId);
    expect(await device.held()).toEqual([]);
  });

  it('has nothing to appeal before anybody decided, and forgets a key that is told so', async () => {
    const device = await open();
    const { interviewId } = await device.send(koyalPay, toldInterview);
    const [{ publicKey = '' } = {}] = await device.held();
    await expect(device.appeal(publicKey, interviewId, 'Why?')).rejects.toMatchObject({ kind: 'conflict' });
    await device.forget(publicKey);
    expect(await device.held()).toEqual([]);
  });
}
