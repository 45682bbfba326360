import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { Desk, DeskInvitation, DeskOverview, DeskPerson } from '#core/company-desk/desk.ts';
import type { DeskRole } from '#core/company-desk/desk-role.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import { Request } from '../requests/request.ts';

/** Change that is asked about before it is made. */
export interface DeskChange {
  readonly what: 'handOver' | 'takeOut';
  readonly person: DeskPerson;
}

/** One company's desk and its people. */
export class CompanyDeskStore {
  urlName = '';
  readonly overview: Request<DeskOverview, [urlName: string]>;
  readonly changing: Request<DeskOverview, [change: () => Promise<DeskOverview>]>;
  readonly removing: Request<void, [personId: string]>;
  readonly claiming: Request<Desk, [personName: string]>;
  readonly invited: { address: string; name: string; role: DeskInvitation['role'] } = observable({ address: '', name: '', role: 'writer' });
  unfit: 'nameless' | 'shape' | undefined = undefined;
  asked: DeskChange | undefined = undefined;
  readonly #desks: CompanyDesks;

  constructor(desks: CompanyDesks) {
    this.#desks = desks;
    this.overview = new Request((urlName) => desks.overview(urlName));
    this.changing = new Request((change) => change());
    this.removing = new Request((personId) => desks.removePerson(this.urlName, personId));
    this.claiming = new Request((personName) => desks.claim(this.urlName, personName));
    makeAutoObservable(this, { overview: false, changing: false, removing: false, claiming: false, asked: observableRef });
  }

  /** Names the company; the desk is asked for by the browser alone, which has its cookie. */
  async show(urlName: string): Promise<void> {
    if (urlName !== this.urlName) this.overview.forget();
    this.urlName = urlName;
  }

  async open(): Promise<void> {
    await this.overview.renew(this.urlName);
  }

  /** Asks once more to be let in, as signs may have changed. */
  async claimAgain({ personName }: Pick<DeskOverview, 'personName'>): Promise<void> {
    await this.claiming.send(personName);
    await this.overview.renew(this.urlName);
  }

  typeInvited(change: Partial<CompanyDeskStore['invited']>): void {
    Object.assign(this.invited, change);
    this.unfit = undefined;
    this.changing.forget();
  }

  async invite(): Promise<boolean> {
    const { address, name, role } = this.invited;
    this.unfit = name.trim() === '' ? 'nameless' : mailAddressIn(address) === undefined ? 'shape' : undefined;
    if (this.unfit) return false;
    const isDone = await this.#change(() => this.#desks.invite(this.urlName, { address: address.trim(), name: name.trim(), role }));
    if (isDone) runInAction(() => Object.assign(this.invited, { address: '', name: '' }));
    return isDone;
  }

  ask(asked: DeskChange | undefined): void {
    this.asked = asked;
  }

  /** Makes the change that was asked about. */
  async answer(): Promise<void> {
    if (!this.asked) return;
    const { what, person } = this.asked;
    await (what === 'handOver' ? this.setRole(person, 'owner') : this.removePerson(person));
    this.ask(undefined);
  }

  get isChanging(): boolean {
    return this.changing.state.status === 'LOADING' || this.removing.state.status === 'LOADING';
  }

  setRole({ personId }: DeskPerson, role: DeskRole): Promise<boolean> {
    return this.#change(() => this.#desks.setRole(this.urlName, personId, role));
  }

  async removePerson({ personId }: DeskPerson): Promise<boolean> {
    const outcome = await this.removing.send(personId);
    if (outcome.status === 'SUCCESS') await this.overview.renew(this.urlName);
    return outcome.status === 'SUCCESS';
  }

  async #change(change: () => Promise<DeskOverview>): Promise<boolean> {
    const outcome = await this.changing.send(change);
    if (outcome.status === 'SUCCESS') await this.overview.renew(this.urlName);
    return outcome.status === 'SUCCESS';
  }
}
