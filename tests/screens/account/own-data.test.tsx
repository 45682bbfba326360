import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { Accounts } from '#core/account/accounts.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { Language } from '#core/device/preferences.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import { Archives } from '#core/own-data/archives.ts';
import { OwnData, type OwnRow } from '#core/own-data/own-data.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { DataMap } from '#core/privacy/data-map.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeArchives } from '#tests/fakes/own-data/fake-archives.ts';
import { FakeOwnData } from '#tests/fakes/own-data/fake-own-data.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakeDataMap } from '#tests/fakes/privacy/fake-data-map.ts';
import { aMember } from '#tests/members.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { aContributor } from '#tests/screens/contributions/with-contributions.ts';
import { asMember } from '#tests/screens/as-member.ts';

const post = (id: number): OwnRow => ({
  table: 'post',
  row: { id: `p${id}`, title: `<b>Post & ${id}</b>`, mentions: [{ start: 0 }], up_count: id, is_edited: false },
});
const map = new FakeDataMap([
  {
    table: 'post',
    trace: 'hash',
    onDeletion: 'wiped',
    purpose: 'Posts, each under a name.',
    kept: { for: 'always', because: 'It stays.' },
    columns: [{ column: 'title', purpose: 'Its title.', readBy: 'everyone' }],
  },
]);

/** Account page with three posts in pages of two, a made-up name, a review and a draft. */
async function account({ language = 'en' as Language, review = true } = {}) {
  const [keys, archives, storage, device, clock] = [new FakePersonaKeys(), new FakeArchives(), new FakeUserStorage(), aContributor(), new FakeClock()];
  const ownData = new FakeOwnData([{ table: 'account', row: { id: 'me', role: 'member' } }, post(1), post(2)], clock);
  ownData.pageSize = 2;
  ownData.name = () => [{ table: 'persona', row: { name: 'Quiet Banyan' } }];
  await keys.make();
  await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
  const member = aMember({ isReader: true, isWriter: true });
  storage.keep('draft.feedback', { owner: member.userId, fields: { text: 'Not sent yet' } });
  storage.keep('draft.report', { owner: 'another', fields: { text: 'Of another' } });
  if (review) await device.reviews.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, draft);
  const swaps = [
    ...device.swaps,
    [ContributionKeys, device.keys],
    [Accounts, new FakeAccounts()],
    [PersonaKeys, keys],
    [Archives, archives],
    [OwnData, ownData],
    [DataMap, map],
    [UserStorage, storage],
  ] as const;
  const opened = await asMember(manageAccount, screens.manageAccount, swaps, member, new FakePreferences({ language }));
  opened.markers.areKeysKept = true;
  const button = language === 'hi' ? 'मेरा डेटा तैयार करें' : 'Prepare my data';
  const press = async () => userEvent.click(await screen.findByRole('button', { name: button }));
  return { ...opened, archives, ownData, ownClock: clock, press };
}

const jsonIn = ({ files }: FakeArchives, name: string): unknown => JSON.parse(files.get(name) ?? 'null');

describe('taking one’s data along (F-22)', () => {
  it('offers a file of all the site, keys and device have, as the schema says', async () => {
    const { archives, press } = await account();
    expect(await screen.findByRole('checkbox', { name: /^Include the reviews, salaries/ })).toHaveProperty('checked', true);
    await press();
    const link = await screen.findByRole('link', { name: 'Save the file' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['blob:archive-1', 'daftar-my-data-2026-11-20.zip']);
    expect(document.activeElement).toBe(link);
    for (const said of ['Account: 3 records', 'Made-up name: 1 record', 'Contributions: 1 thing']) expect(screen.getByText(said)).toBeTruthy();
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    const check = ajv.compile(jsonIn(archives, 'schema.json') as object);
    const names = ['account.json', 'made-up-name.json', 'contributions.json', 'device.json'];
    expect([...archives.files.keys()].toSorted()).toEqual([...names, 'index.html', 'schema.json'].toSorted());
    for (const name of names) expect([name, check(jsonIn(archives, name)), check.errors]).toEqual([name, true, null]);
    expect(jsonIn(archives, 'account.json')).toMatchObject({
      tables: { account: [{ id: 'me' }], post: [{ id: 'p1', mentions: [{ start: 0 }] }, { id: 'p2' }] },
    });
    expect(archives.files.get('contributions.json')).toContain('Koyal Pay');
    expect(archives.files.get('device.json')).toContain('Not sent yet');
    expect(archives.files.get('device.json')).not.toMatch(/Of another|"token"|"seed"/);
  });

  it('has a file of the same name in Hindi, whose letters some systems cannot save', async () => {
    const { press } = await account({ language: 'hi' });
    await press();
    expect((await screen.findByRole('link', { name: 'फ़ाइल सेव करें' })).getAttribute('download')).toBe('daftar-my-data-2026-11-20.zip');
  });

  it('explains each table and column on a readable page that runs nothing', async () => {
    const { archives, press } = await account();
    await press();
    await screen.findByRole('link', { name: 'Save the file' });
    const page = archives.files.get('index.html') ?? '';
    expect(page).not.toMatch(/<script|<b>|src=|href=/);
    const shown = new DOMParser().parseFromString(page, 'text/html');
    expect([...shown.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Account', 'Made-up name', 'Contributions', 'This browser']);
    expect([...shown.querySelectorAll('h3')].map((heading) => heading.textContent)).toContain('Posts, each under a name.');
    expect([...shown.querySelectorAll('th')].map((heading) => heading.textContent)).toContain('titleIts title.');
    expect([...shown.querySelectorAll('td')].map((cell) => cell.textContent)).toContain('<b>Post & 1</b>');
  });

  it('goes on at the page where it was when the line was lost', async () => {
    const { ownData, archives, clock, press } = await account();
    let isLost = true;
    ownData.meet = async (page) => {
      if (page === 'account 2' && isLost) throw new Failure('offline');
    };
    await press();
    expect(await screen.findByText('No connection. It continues automatically when you are back online.')).toBeTruthy();
    isLost = false;
    await act(async () => clock.advance(2_000));
    await screen.findByRole('link', { name: 'Save the file' });
    expect(ownData.asked).toEqual(['account 0', 'account 2', 'account 2', 'name 0']);
    expect(jsonIn(archives, 'account.json')).toMatchObject({ tables: { post: [{ id: 'p1' }, { id: 'p2' }] } });
  });

  it('is stopped by a press, and can be begun again', async () => {
    const { ownData, press } = await account();
    ownData.meet = () => Promise.reject(new Failure('offline'));
    await press();
    await screen.findByText('No connection. It continues automatically when you are back online.');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('Stopped. Nothing was saved.')).toBeTruthy();
    ownData.meet = async () => undefined;
    await press();
    expect(await screen.findByRole('link', { name: 'Save the file' })).toBeTruthy();
  });

  it('asks nobody for contributions left unticked, as that would join them (F-07)', async () => {
    const { archives, press } = await account();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Include the reviews, salaries/ }));
    await press();
    await screen.findByRole('link', { name: 'Save the file' });
    expect(archives.files.has('contributions.json')).toBe(false);
  });

  it('asks for a new login after a long time, before collecting anything (S-25)', async () => {
    const { ownData, ownClock, shell, press } = await account({ review: false });
    ownClock.advance(10 * minuteMs);
    await press();
    const section = within(screen.getByRole('region', { name: 'Download your data' }));
    await userEvent.click(await section.findByRole('button', { name: 'Log in again' }));
    expect(shell.get(LoginStore).options).toMatchObject({ redirectUrl: '/settings/manage-account' });
    expect(ownData.asked).toEqual([]);
    expect(screen.queryByRole('checkbox', { name: /^Include the reviews/ })).toBeNull();
  });

  it('says what is not in it, and why', async () => {
    await account();
    await userEvent.click(await screen.findByText('What is not in it, and why'));
    await waitFor(() => expect(screen.getByText(/^What others wrote or did/)).toBeTruthy());
  });
});
