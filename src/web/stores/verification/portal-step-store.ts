import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { JobPortals, PortalAccount, PortalDetails, PortalLink } from '#core/verification/job-portals.ts';
import { portalMessageAfterMs } from '#core/onboarding/timings.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import type { Verification } from '#core/careers/verification.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';
import type { CareerStepStore } from '../onboarding/career-step-store.ts';
import type { OnboardingFlowStore } from '../onboarding/onboarding-flow-store.ts';
import type { NaukriScriptStore } from '../providers/naukri-script-store.ts';
import type { OnboardingDraftStore } from '../onboarding/onboarding-draft-store.ts';
import { Request } from '../requests/request.ts';
import type { ToastStore } from '../app/toast-store.ts';

/** Fields that may come from the portal. Name, address and picture never do (F-16). */
export const tickable = ['companyName', 'collegeName', 'jobProfile', 'jobLocation'] as const;

export type Tickable = (typeof tickable)[number];

interface PortalMessages {
  readonly missing: string;
  readonly failed: string;
  readonly notLoaded: string;
}

/** Job portal account, whose values stay here until ticked (D-26). */
export class PortalStepStore {
  /** Step that opened it. Undefined while closed. */
  source: OnboardingStep | undefined;
  ticks: ReadonlySet<Tickable> = new Set();
  readonly asking: Request<PortalAccount>;
  readonly linking: Request<PortalLink>;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;
  readonly #career: CareerStepStore;
  readonly #script: NaukriScriptStore;
  readonly #toasts: ToastStore;
  readonly #clock: Clock;

  constructor(
    flow: OnboardingFlowStore,
    draft: OnboardingDraftStore,
    career: CareerStepStore,
    portals: JobPortals,
    tokenLogins: Pick<TokenLogins, 'methods'>,
    script: NaukriScriptStore,
    toasts: ToastStore,
    clock: Clock,
  ) {
    this.asking = new Request(() => this.#account(portals, tokenLogins));
    this.linking = new Request(() => portals.link());
    this.#flow = flow;
    this.#draft = draft;
    this.#career = career;
    this.#script = script;
    this.#toasts = toasts;
    this.#clock = clock;
    makeAutoObservable(this, { ticks: observableRef, asking: false, linking: false });
  }

  open(source: OnboardingStep): void {
    this.source = source;
  }

  close(): void {
    this.source = undefined;
    this.asking.forget();
    this.linking.forget();
    this.ticks = new Set();
  }

  get isBusy(): boolean {
    return [this.asking.state.status, this.linking.state.status].includes('LOADING');
  }

  get offered(): readonly (readonly [field: Tickable, value: string])[] {
    const details = this.asking.value?.details;
    return details ? tickable.flatMap((field) => (isText(details[field]) ? [[field, details[field]] as const] : [])) : [];
  }

  get isFound(): boolean {
    return this.asking.value?.exists === true && !this.isMissing;
  }

  get isUnconfirmed(): boolean {
    return this.linking.value?.outcome === 'linked' && this.linking.value.verified === '';
  }

  get hasFailed(): boolean {
    return [this.asking.state.status, this.linking.state.status].includes('FAILURE');
  }

  get isMissing(): boolean {
    return this.asking.value?.exists === false || this.linking.value?.outcome === 'missing';
  }

  tick(field: Tickable): void {
    const ticks = new Set(this.ticks);
    if (!ticks.delete(field)) ticks.add(field);
    this.ticks = ticks;
  }

  /** Asks the portal on the member's press and tells of trouble by toast, too. */
  async ask({ missing, failed, notLoaded }: PortalMessages): Promise<void> {
    const outcome = await this.asking.send();
    if (outcome.status === 'SUCCESS' && !outcome.value.exists) this.#say(missing);
    if (outcome.status === 'FAILURE') this.#fail(outcome.failure.code === 'script-missing' ? notLoaded : failed);
  }

  /** Takes over only ticked values and lets the portal confirm the place. */
  async take(messages: PortalMessages): Promise<void> {
    if (this.source === 'CareerStatus') {
      const details = this.asking.value?.details;
      if (details) this.#draft.changeCareer(this.#ticked(details));
      this.#career.confirmBy(() => this.#link(messages));
      this.#career.fill();
      this.close();
      return;
    }
    const linked = await this.#link(messages);
    if (linked?.outcome === 'linked' && linked.verified) this.#confirmed(linked.verified);
  }

  /** Portal account. Unknown members may prove it by one-tap where the instance uses that. */
  async #account(portals: JobPortals, tokenLogins: Pick<TokenLogins, 'methods'>): Promise<PortalAccount> {
    const account = await accountAllowed(portals);
    const method = account.exists ? undefined : (await tokenLogins.methods()).providers.find(({ provider }) => provider === 'naukri');
    const token = method?.takesOneTap && method.clientId !== null ? await this.#script.ask('yolo') : undefined;
    if (!token) return account;
    const { outcome } = await portals.link(token.token);
    if (outcome === 'missing') return account;
    this.#script.notice('naukri_link_success');
    return accountAllowed(portals);
  }

  /** Lets the portal confirm the place and tells the outcome. */
  async #link({ missing, failed }: PortalMessages): Promise<PortalLink | undefined> {
    const outcome = await this.linking.send();
    if (outcome.status === 'FAILURE') this.#fail(failed);
    if (outcome.status !== 'SUCCESS') return undefined;
    if (outcome.value.outcome === 'missing') this.#say(missing);
    else this.#script.notice('naukri_link_success');
    return outcome.value;
  }

  #fail(text1: string): void {
    this.#script.notice('naukri_link_error');
    this.#toasts.show({ type: 'failure', text1 });
  }

  #confirmed(verification: Verification): void {
    this.close();
    this.#flow.happen({ kind: 'verified', verification });
  }

  #ticked(details: PortalDetails): Partial<Record<Tickable, string>> & { type?: 'student' | 'working' } {
    const taken = Object.fromEntries([...this.ticks].flatMap((field) => (isText(details[field]) ? [[field, details[field]]] : [])));
    const type = this.ticks.has('companyName') ? ('working' as const) : this.ticks.has('collegeName') ? ('student' as const) : undefined;
    return { ...taken, ...(type && { type }) };
  }

  #say(text1: string): void {
    this.#clock.after(portalMessageAfterMs, () => this.#toasts.show({ type: 'failure', text1 }));
  }
}

const isText = (value: string | null): value is string => value !== null && value !== '';

async function accountAllowed(portals: JobPortals): Promise<PortalAccount> {
  const account = await portals.account();
  if (!account.exists || account.isConsentGiven) return account;
  await portals.saveConsent(true);
  return portals.account();
}
