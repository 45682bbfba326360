import { expect, it } from 'vitest';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import { deskCompanies } from './company-desk.ts';

export interface LostDomainStand {
  readonly owner: () => Promise<{ readonly desks: CompanyDesks; readonly reports: DeskReports }>;
  readonly lose: () => Promise<void>;
  readonly regain: () => Promise<void>;
}

const { koyal } = deskCompanies;

export function keepsLostDomains(open: () => Promise<LostDomainStand>): void {
  it('shuts the desk at once, and opens it again once it proves the company', async () => {
    const { owner, lose, regain } = await open();
    const { desks, reports } = await owner();
    expect(await desks.overview(koyal.urlName)).toMatchObject({ state: 'open' });
    await lose();
    expect(await desks.overview(koyal.urlName)).toMatchObject({ state: 'unproved', waiting: 0, people: [{ isYou: true }] });
    await expect(reports.list(koyal.urlName)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    const invitation = { address: `new@${koyal.domain}`, name: 'New', role: 'writer' } as const;
    await expect(desks.invite(koyal.urlName, invitation)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await regain();
    expect(await desks.overview(koyal.urlName)).toMatchObject({ state: 'open', role: 'owner' });
  });
}
