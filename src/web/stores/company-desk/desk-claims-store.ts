import { makeAutoObservable } from 'mobx';
import type { DeskClaimAsked, DeskClaims } from '#core/company-desk/desk-claims.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** Claims of desks that wait for an administrator. */
export class DeskClaimsStore {
  readonly list: Pages<DeskClaimAsked>;
  readonly deciding: Request<void, [claimId: string, isGranted: boolean]>;

  constructor(claims: DeskClaims) {
    this.list = new Pages((after) => claims.list(after));
    this.deciding = new Request((claimId, isGranted) => (isGranted ? claims.grant(claimId) : claims.refuse(claimId)));
    makeAutoObservable(this, { list: false, deciding: false });
  }

  async open(): Promise<void> {
    await this.list.open();
  }

  async decide({ claimId }: DeskClaimAsked, isGranted: boolean): Promise<void> {
    await this.deciding.send(claimId, isGranted);
    await this.list.open();
  }
}
