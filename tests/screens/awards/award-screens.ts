import { screen } from '@testing-library/react';
import { Awards } from '#core/awards/awards.ts';
import { Companies } from '#core/companies/companies.ts';
import type { Language } from '#core/device/preferences.ts';
import type { ScreenName } from '#core/navigation/declared-screens.ts';
import { screens } from '#core/navigation/screens.ts';
import * as awards from '#web/app/awards/awards-wiring.ts';
import * as qualifier from '#web/app/awards/qualifier-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';

interface OpenedAwards {
  readonly port?: Awards;
  readonly language?: Language;
}

const companies = closedWorld.companies.map(({ companyId, urlName, name }) => aCompany({ companyId, urlName, name }));

/** Opens award pages in a world with a closed 2025 edition. */
export const openAwards = (name: ScreenName, url: string, { port = new FakeAwards(closedWorld), language = 'en' }: OpenedAwards = {}) =>
  open(awards, screens[name], url, [[Awards, port]], { preferences: new FakePreferences({ language }) });

export const openQualifier = (url: string, { port = new FakeAwards(closedWorld), language = 'en' }: OpenedAwards = {}) =>
  open(
    qualifier,
    screens.awardsQualifier,
    url,
    [
      [Awards, port],
      [Companies, new FakeCompanies(companies)],
    ],
    { preferences: new FakePreferences({ language }) },
  );

/** Latin words on the page: in Hindi, only names. */
export const latinWords = (): ReadonlySet<string> => new Set(screen.getByRole('main').textContent.match(/[A-Z][a-z]{2,}/g));
