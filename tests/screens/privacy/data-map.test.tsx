import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { DataMap } from '#core/privacy/data-map.ts';
import { screens } from '#core/navigation/screens.ts';
import * as dataMap from '#web/app/privacy/data-map-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeDataMap } from '#tests/fakes/privacy/fake-data-map.ts';
import { open } from '#tests/screens/open.tsx';

const columns = [{ column: 'name', purpose: 'What it is called.', readBy: 'everyone' }] as const;

async function opened(language: Language) {
  open(
    dataMap,
    screens.dataMap,
    screens.dataMap,
    [
      [
        DataMap,
        new FakeDataMap([
          { table: 'mill', trace: 'none', onDeletion: 'stays', purpose: 'Mills.', kept: { for: 'always', because: 'Everybody knows them.' }, columns },
          { table: 'vote', trace: 'hash', onDeletion: 'erased', purpose: 'Votes.', kept: { for: 'days', days: 3 }, columns },
        ]),
      ],
    ],
    { preferences: new FakePreferences({ language }) },
  );
  fireEvent.click(await screen.findByText(language === 'hi' ? 'हर टेबल और हर कॉलम' : 'Every table and column'));
}

it('first says what a company that asks gets, and what nobody has (F-15)', async () => {
  await opened('en');
  const asked = within(screen.getByRole('region', { name: 'If your company asks us who wrote something' }));
  expect(asked.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'We can hand over',
    'We cannot hand over, because we do not have it',
  ]);
  expect(asked.getByText(/^Who wrote a review/).closest('details')).toBeNull();
  expect(screen.getByText('Mills.').closest('details')).not.toBeNull();
});

it('groups tables by the key naming a member, with storage and deletion', async () => {
  await opened('en');
  const votes = within(await screen.findByRole('region', { name: 'By a keyed hash' }));
  for (const text of ['1 table', 'Erased after 3 days.', 'When members delete their account, their records here are erased.'])
    expect(votes.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Not linked to a member' })).getByText('Deleting an account erases nothing here.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'By the account' })).toBeNull();
});

it('says everything in Hindi but the database’s sentences, marked as English', async () => {
  await opened('hi');
  const mills = within(await screen.findByRole('region', { name: 'किसी सदस्य से जुड़ी नहीं' }));
  expect(mills.getByText('खाता मिटाने से यहाँ कुछ नहीं मिटता।')).toBeTruthy();
  expect(mills.getByText(/समय की कोई सीमा नहीं/).closest('[lang=en]')).toBeNull();
  expect(mills.getByRole('columnheader', { name: 'किसलिए (अंग्रेज़ी में)' })).toBeTruthy();
  for (const english of ['Mills.', 'Everybody knows them.', 'What it is called.']) expect(mills.getByText(english).closest('[lang=en]')).toBeTruthy();
  expect(screen.getByText(/विवरण अंग्रेज़ी में हैं/)).toBeTruthy();
});
