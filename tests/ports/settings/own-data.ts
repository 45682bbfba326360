import { expect, it } from 'vitest';
import { usualPreference } from '#core/device/member-preference.ts';
import { usualPushWishes } from '#core/notifications/push-wishes.ts';
import { usualMessages } from '#core/settings/message-preference.ts';
import type { OpenedOwnDataPorts } from './opened-own-data-ports.ts';

const png = new Uint8Array(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'));

type Open = () => Promise<OpenedOwnDataPorts>;

export function keepsSettings(open: Open): void {
  it('keeps preferences (R-154)', async () => {
    const { memberPreferences, messagePreferences } = await (await open()).ports();
    expect([await memberPreferences.own(), await messagePreferences.own()]).toEqual([usualPreference, usualMessages]);
    const preference = { ...usualPreference, savesData: true, feedStart: 'everything' } as const;
    const messages = { ...usualMessages, chats: 'nobody', votes: false, polls: false, pushed: ['decisions'], quietHours: null } as const;
    expect([await memberPreferences.save(preference), await messagePreferences.save(messages)]).toEqual([preference, messages]);
    expect([await memberPreferences.own(), await messagePreferences.own()]).toEqual([preference, messages]);
    expect(await memberPreferences.save(usualPreference)).toEqual(usualPreference);
    expect(await memberPreferences.own()).toEqual(usualPreference);
  });

  it('allows nothing before it is allowed, and takes back as it gives (S-114)', async () => {
    const { consents } = await (await open()).ports();
    expect((await consents.list()).map(({ isGiven, changedOn }) => [isGiven, changedOn])).toEqual(Array.from({ length: 4 }, () => [false, null]));
    expect(await consents.save('usage', true, 1)).toMatchObject({ purpose: 'usage', isGiven: true, noticeVersion: 1, changedOn: '2026-11-20' });
    await expect(consents.save('research', true, 2)).rejects.toMatchObject({ kind: 'conflict', code: 'NOTICE_CHANGED' });
    expect((await consents.list()).filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)).toEqual(['usage']);
    await consents.save('usage', false, 1);
    expect((await consents.list()).some(({ isGiven }) => isGiven)).toBe(false);
  });

  it('sends what was chosen, and lets the recipient of a message end it (R-164)', async () => {
    const { subscriptions } = await (await open()).ports();
    expect((await subscriptions.choose()).every(({ isOn, endingToken }) => !isOn && endingToken === null)).toBe(true);
    const chosen = await subscriptions.choose(['weekly-digest', 'job-alerts']);
    expect(chosen.filter(({ isOn }) => isOn).map(({ topic }) => topic)).toEqual(['weekly-digest', 'job-alerts']);
    const token = chosen.find(({ topic }) => topic === 'job-alerts')?.endingToken ?? '';
    expect([await subscriptions.end(token), await subscriptions.end(token)]).toEqual(['job-alerts', 'job-alerts']);
    expect((await subscriptions.choose()).filter(({ isOn }) => isOn).map(({ topic }) => topic)).toEqual(['weekly-digest']);
    await expect(subscriptions.end('a-token-that-nobody-gave-out')).rejects.toMatchObject({ kind: 'invalid', code: 'LINK_INVALID' });
    await subscriptions.choose([]);
    expect((await subscriptions.choose()).some(({ isOn }) => isOn)).toBe(false);
  });

  it('takes feedback, shows it to the member who gave it, and takes it again (R-164)', async () => {
    const { feedbacks } = await (await open()).ports();
    expect(await feedbacks.own()).toBeUndefined();
    for (const said of [
      { rating: 4, text: 'The salary pages are clear.' },
      { rating: 5, text: null },
    ]) {
      await feedbacks.give(said);
      expect(await feedbacks.own()).toEqual(said);
    }
  });

  it('lets the app ask once a day (R-177)', async () => {
    const { ports, clock, logIn } = await open();
    const { nudgeChecks } = await ports();
    expect(await nudgeChecks.ask('allow_notifications', 'app_android')).toEqual({ isDue: true, times: 1 });
    expect(await nudgeChecks.ask('allow_notifications', 'app_android')).toEqual({ isDue: false, times: 1 });
    expect(await nudgeChecks.ask('allow_notifications', 'app_ios')).toEqual({ isDue: true, times: 1 });
    clock.advance(24 * 3_600_000 - 1);
    await logIn();
    expect(await (await ports()).nudgeChecks.ask('allow_notifications', 'app_android')).toEqual({ isDue: false, times: 1 });
    clock.advance(1);
    expect(await (await ports()).nudgeChecks.ask('allow_notifications', 'app_android')).toEqual({ isDue: true, times: 2 });
  });

  it('puts a nudge away for the member who did so (R-016)', async () => {
    const opened = await open();
    const { memberNudges } = await opened.ports();
    expect(await memberNudges.next()).toBe('become-writer');
    await memberNudges.putAway('become-writer');
    expect(await memberNudges.next()).toBeNull();
    expect(await (await opened.others()).memberNudges.next()).toBe('become-writer');
  });

  it('registers a device, and says that nothing is sent where that is so (R-175)', async () => {
    const { devices } = await (await open()).ports();
    await devices.register('a-token-of-a-push-service', usualPushWishes);
    await devices.register('a-token-of-a-push-service', usualPushWishes);
    await devices.unregister('a-token-of-a-push-service');
    await devices.unregister('a-token-of-a-push-service');
    await Promise.all(Array.from({ length: 8 }, (_, at) => devices.register(`token-${at}-of-a-push-service`, usualPushWishes)));
    await expect(devices.pushKey()).rejects.toMatchObject({ kind: 'missing', code: 'PUSH_NOT_SET_UP' });
  });
}

export function keepsAccounts(open: Open): void {
  it('keeps a photo for its owner alone, and lets it go (R-164)', async () => {
    const opened = await open();
    const { profilePhotos } = await opened.ports();
    expect(await profilePhotos.own()).toBeNull();
    const photo = await profilePhotos.save(png);
    expect(photo).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect([await profilePhotos.own(), await (await opened.others()).profilePhotos.own()]).toEqual([photo, null]);
    await profilePhotos.remove();
    await profilePhotos.remove();
    expect(await profilePhotos.own()).toBeNull();
  });

  it('takes no photo that is none (S-73)', async () => {
    const { profilePhotos } = await (await open()).ports();
    await expect(profilePhotos.save(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
    });
    expect(await profilePhotos.own()).toBeNull();
  });

  it('says before a deletion what can be chosen, and whether it is refused (R-155)', async () => {
    const opened = await open();
    const { accounts, feedbacks } = await opened.ports();
    const none = { posts: 0, comments: 0, questions: 0 };
    expect(await accounts.preview()).toEqual({ refusedBy: null, designationProfile: none, feedback: 0 });
    await feedbacks.give({ rating: 4, text: 'Good.' });
    await opened.appoint('one');
    expect(await accounts.preview()).toMatchObject({ refusedBy: 'LAST_ADMINISTRATOR', feedback: 1 });
    expect(await (await opened.others()).accounts.preview()).toMatchObject({ refusedBy: null, feedback: 0 });
    await opened.appoint('both');
    await accounts.delete({ designationProfile: 'delete', feedback: 'delete' });
    await expect((await opened.ports()).accounts.preview()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('gives a receipt for a deletion, which its number finds for anyone (R-155)', async () => {
    const opened = await open();
    const { accounts } = await opened.ports();
    const receipt = await accounts.delete({ designationProfile: 'delete', feedback: 'delete' });
    expect(receipt.receiptNumber).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    expect(receipt.deletedOn).toBe('2026-11-20');
    expect(receipt.deleted).toContainEqual({ item: 'account', count: 1 });
    expect(receipt.left).not.toContainEqual({ item: 'designationProfile', because: 'chosen' });
    expect(await accounts.receipt(receipt.receiptNumber)).toEqual(receipt);
    await expect(accounts.receipt('0000-0000-0000-0000')).rejects.toMatchObject({ kind: 'missing' });
    await expect((await opened.ports()).accounts.delete({ designationProfile: 'delete', feedback: 'delete' })).rejects.toMatchObject({
      kind: 'signed-out',
    });
  });

  it('gives the receipt a number chosen before, findable without the answer, never used twice (R-155)', async () => {
    const opened = await open();
    const all = { designationProfile: 'delete', feedback: 'delete' } as const;
    const chosen = 'm2d7-p4x9-c0t6-h8rk';
    const { accounts } = await opened.ports();
    const { accounts: theirs } = await opened.others();
    await expect(theirs.receipt(chosen)).rejects.toMatchObject({ kind: 'missing' });
    expect((await accounts.delete(all, chosen)).receiptNumber).toBe(chosen);
    expect((await theirs.receipt(chosen)).deleted).toContainEqual({ item: 'account', count: 1 });
    await expect(theirs.delete(all, chosen)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await theirs.delete(all, '0h2k-4n6q-8sav-cxez')).deleted).toContainEqual({ item: 'account', count: 1 });
  });

  it('keeps the last administrator, and lets one of two go (R-167)', async () => {
    const opened = await open();
    const { accounts } = await opened.ports();
    const last = { kind: 'conflict', code: 'LAST_ADMINISTRATOR' };
    const all = { designationProfile: 'delete', feedback: 'delete' } as const;
    await opened.appoint('one');
    await expect(accounts.deactivate()).rejects.toMatchObject(last);
    await expect(accounts.delete(all)).rejects.toMatchObject(last);
    await opened.appoint('both');
    await (await opened.others()).accounts.deactivate();
    await expect((await opened.ports()).accounts.delete(all)).rejects.toMatchObject(last);
  });

  it('signs a member out on deactivation, and lets them return by a login (R-155)', async () => {
    const opened = await open();
    await (await opened.ports()).accounts.deactivate();
    const { accounts } = await opened.ports();
    await expect(accounts.deactivate()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(accounts.reactivate()).rejects.toMatchObject({ kind: 'signed-out' });
    await opened.logIn();
    await (await opened.ports()).accounts.reactivate();
    await (await opened.ports()).accounts.deactivate();
    await (await opened.others()).accounts.deactivate();
  });
}
