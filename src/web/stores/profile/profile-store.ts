import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FailureKind } from '#core/failure.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export type DisplayNameProblem = 'empty' | 'unfit' | 'same' | 'failed' | undefined;

/** Member's own view of their profile and display name. */
export class ProfileStore {
  known: MemberProfile | undefined;
  isNaming = false;
  isValidated = false;
  readonly profile: Request<MemberProfile>;
  readonly naming: Request<string, [name: string]>;
  readonly draft: Draft<{ readonly name: string }>;

  constructor(profiles: Profiles, drafts: Drafts, session: SessionStore) {
    this.profile = new Request(() => profiles.own());
    this.naming = new Request((name) => profiles.saveName(name));
    this.draft = new Draft('name', { name: '' }, drafts, session);
    makeAutoObservable(this, { known: observableRef, profile: false, naming: false, draft: false });
  }

  async open(): Promise<void> {
    if (this.profile.state.status !== 'SUCCESS') await this.refresh();
  }

  look(): void {
    if (this.known && !this.isNaming && this.draft.waits()) this.beginNaming();
  }

  /** Rereads the profile and keeps the old one in sight. */
  async refresh(): Promise<void> {
    const outcome = await this.profile.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.known = outcome.value));
  }

  beginNaming(): void {
    this.draft.open({ name: this.known?.name ?? '' });
    this.naming.forget();
    this.isValidated = false;
    this.isNaming = true;
  }

  giveUpNaming(): void {
    this.draft.settle();
    this.isNaming = false;
  }

  get problem(): DisplayNameProblem {
    const { state } = this.naming;
    if (state.status === 'FAILURE') return problemOf[state.failure.kind] ?? 'failed';
    return this.isValidated && this.draft.fields.name.trim() === '' ? 'empty' : undefined;
  }

  typeName(name: string): void {
    this.draft.type({ name });
    this.naming.forget();
  }

  async saveName(): Promise<boolean> {
    this.isValidated = true;
    if (this.problem === 'empty') return false;
    const outcome = await this.naming.send(this.draft.fields.name.trim());
    if (outcome.status !== 'SUCCESS') return false;
    this.giveUpNaming();
    await this.refresh();
    return true;
  }
}

const problemOf: Partial<Record<FailureKind, DisplayNameProblem>> = { conflict: 'same', invalid: 'unfit' };
