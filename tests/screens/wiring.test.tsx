import { describe, expect, it } from 'vitest';
import { Container } from 'inversify';
import { Companies } from '#core/companies/companies.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import { Records } from '#core/privacy/records.ts';
import * as companies from '#web/app/wiring/companies.ts';
import * as company from '#web/app/wiring/company.ts';
import * as dataMap from '#web/app/wiring/data-map.ts';
import * as home from '#web/app/wiring/home.ts';
import { AppearanceStore } from '#web/stores/appearance-store.ts';
import { CompaniesStore } from '#web/stores/companies-store.ts';
import { CompanyStore } from '#web/stores/company-store.ts';
import { ConnectionStore } from '#web/stores/connection-store.ts';
import { FailuresStore } from '#web/stores/failures-store.ts';
import { HomeStore } from '#web/stores/home-store.ts';
import { RecordsStore } from '#web/stores/records-store.ts';
import { ToastStore } from '#web/stores/toast-store.ts';
import { WordsStore } from '#web/stores/words-store.ts';
import { open } from './open.tsx';

const nowhere = { Screen: () => null, furniture: [], arrive: async () => undefined, head: () => ({ title: '', description: '', status: 200 as const }) };

describe('every wiring', () => {
  const { shell } = open(nowhere, '/', '/');

  it('finds all that the shell promises', () => {
    for (const token of [ErrorReports, ToastStore, AppearanceStore, ConnectionStore, FailuresStore, WordsStore])
      expect(shell.get<object>(token)).toBeInstanceOf(Object);
  });

  it.each([
    ['companies', companies, [Companies, CompaniesStore]],
    ['company', company, [Companies, CompanyStore]],
    ['home', home, [Companies, HomeStore]],
    ['data map', dataMap, [Records, RecordsStore]],
  ] as const)('finds all that stands in the area of %s', (_, wiring, tokens) => {
    const area = new Container({ parent: shell, defaultScope: 'Singleton' });
    area.load(...wiring.furniture);
    for (const token of tokens) expect(area.get<object>(token)).toBeInstanceOf(Object);
  });
});
