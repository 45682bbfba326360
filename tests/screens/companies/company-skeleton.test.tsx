import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import type { CompanyFacts, CompanyHeader } from '#core/companies/company.ts';
import { Failure } from '#core/failure.ts';
import { benefitsPath, screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/benefits/company-benefits-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

const never = new Promise<never>(() => undefined);

/** Companies whose header may be known while nothing else is. */
class SlowCompanies extends FakeCompanies {
  readonly #knowsHeader: boolean;

  constructor(knowsHeader: boolean) {
    super([koyal]);
    this.#knowsHeader = knowsHeader;
  }

  override header = (urlName: string): Promise<CompanyHeader> => (this.#knowsHeader ? super.header(urlName) : never);

  override facts = (): Promise<CompanyFacts> => never;
}

class AwayCompanies extends FakeCompanies {
  override header = (): Promise<CompanyHeader> => Promise.reject(new Failure('offline'));

  override facts = (): Promise<CompanyFacts> => Promise.reject(new Failure('offline'));
}

class SlowBenefits extends FakeBenefits {
  override ofCompany = (): Promise<never> => never;
}

const opened = (companies: Companies) =>
  open(wiring, screens.companyBenefits, benefitsPath('koyal-pay'), [
    [Companies, companies],
    [Benefits, new SlowBenefits([koyal], [])],
  ]);

const crumbs = async () => within(await screen.findByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');

describe('the page of a company before it has come', () => {
  it('says once that it is on its way, and names no company after its URL', async () => {
    opened(new SlowCompanies(false));
    expect((await crumbs()).map(({ textContent }) => textContent)).toEqual(['Companies', '']);
    expect(screen.getAllByText('Loading')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(document.body.textContent).not.toContain('koyal-pay');
  });

  it('has its name as soon as any answer has it', async () => {
    opened(new SlowCompanies(true));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Koyal Pay');
    expect((await crumbs()).map(({ textContent }) => textContent)).toEqual(['Companies', 'Koyal Pay']);
  });

  it('keeps no place for an unknown name, and is titled by its subject', async () => {
    opened(new AwayCompanies([koyal]));
    await waitFor(async () => expect((await crumbs()).map(({ textContent }) => textContent)).toEqual(['Companies']));
    await waitFor(() => expect(document.title).toBe('Benefits | Daftar'));
  });
});
