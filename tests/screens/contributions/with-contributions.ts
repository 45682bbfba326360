import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Shares } from '#core/device/shares.ts';
import { DeviceStorage, TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { KindPage } from '#core/kinds/contribution-kinds.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { PickedFiles } from '#core/photos/picked-files.ts';
import { BroughtTickets, UploadTickets } from '#core/photos/upload-tickets.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { Search } from '#core/search/search.ts';
import type { PublishedCell } from '#core/salaries/salary-figures.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import { aCompany } from '#tests/companies.ts';
import { aContributingDevice, backendsAt } from '#tests/contribution-device.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeShares } from '#tests/fakes/device/fake-shares.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeBroughtTickets } from '#tests/fakes/photos/fake-brought-tickets.ts';
import { FakePickedFiles } from '#tests/fakes/photos/fake-picked-files.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import type { KnownEntry } from '#tests/fakes/search/fake-search-index.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { shownKinds } from '#tests/screens/kinds/shown-kinds.ts';
import { open } from '#tests/screens/open.tsx';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

/** Listed company that sounds like a typed one. */
const ashwini: KnownEntry = {
  kind: 'COMPANY',
  id: 'ashwini0000000000',
  urlName: 'ashwini-nursing-home',
  name: 'Ashwini Nursing Home',
  path: overviewPath('ashwini-nursing-home'),
  hint: 'Nashik, Hospitals',
  weight: 5,
  counts: {},
  otherNames: [],
};

/** Device contributing every kind to a one-company world, with its pay and forms. */
export function aContributor(cells: readonly PublishedCell[] = []) {
  const device = aContributingDevice(backendsAt([koyal]));
  const [storage, tab, companies] = [new FakeUserStorage(), new FakeUserStorage(), new FakeCompanies([koyal])];
  const [brought, clipboards, kept] = [new FakeBroughtTickets(), new FakeClipboards(), new FakeUserStorage()];
  const lists = new FakeReferenceLists({ companies: [koyal] });
  const questions: FairQuestion[] = [];
  const search = new FakeSearch({ entries: [ashwini] });
  const member = aMember({ isReader: true, isWriter: true });
  const fair: Salaries['fair'] = async (question) => (questions.push(question), { cells, later: null });
  const swaps = [
    ...device.ports,
    [UserStorage, storage],
    [TabStorage, tab],
    [DeviceStorage, kept],
    [Companies, companies],
    [ReferenceLists, lists],
    [Search, search],
    [ExposureChecks, new FakeExposureChecks()],
    [Reviews, new FakeReviews([koyal])],
    [Salaries, { fair }],
    [PickedFiles, new FakePickedFiles()],
    [UploadTickets, device.tickets],
    [BroughtTickets, brought],
    [Shares, new FakeShares()],
    [Clipboards, clipboards],
  ] as const;
  return {
    ...device,
    storage,
    tab,
    kept,
    companies,
    lists,
    questions,
    brought,
    clipboards,
    swaps,
    formOf: (kind: KindPage, query = '', preferences = new FakePreferences()) => {
      const [wiring, url] = shownKinds[kind].form;
      return asMember(wiring, url + query, swaps, member, preferences);
    },
    /** Opens a form as a member with a brand-new account and nothing chosen yet. */
    formOfNewcomer: (kind: KindPage, url: string) => asMember(shownKinds[kind].form[0], url, swaps, aMember({ isReader: false, isWriter: false })),
    guestFormOf: (kind: KindPage, query = '') => {
      const [wiring, url] = shownKinds[kind].form;
      return open(wiring, url, url + query, swaps);
    },
  };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Waits until the form knows the company of its URL. */
export const companyKnown = () => waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' }).value).toBe(koyal.name));

/** Chooses from a list by keyboard alone. */
export async function chooseListed(clock: FakeClock, name: string | RegExp, typed: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name }), typed);
  act(() => clock.advance(200));
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
}
