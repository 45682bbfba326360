import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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
import { Request, settled } from '../requests/request.ts';
import type { ToastStore } from '../app/toast-store.ts';

/** Fields that may come from the portal. Name, address and picture never do (F-16). */
export const tickable = ['companyName', 'collegeName', 'jobProfile', 'jobLocation'] as const;

export type Tickable = (typeof tickable)[number];

interface PortalMessages {
  readonly missing: string;
  readonly failed: string;
  readonly notLoaded: string;
}

/** URL that a login at the portal leads back to, and the sentences of its outcomes. */
interface PortalAsked {
  readonly here: string;
  readonly says: PortalMessages;
}

const noAccount: PortalLink = { outcome: 'missing', verified: 'VERIFIED', source: null, message: '', important: true, showPopup: false, loginUrl: null };

type PortalTokens = Pick<TokenLogins, 'methods' | 'startOneTap'>;

/** Job portal account, whose values stay here until ticked (D-26). */
export class PortalStepStore {
  /** Step that opened it. Undefined while closed. */
  source: OnboardingStep | undefined;
  ticks: ReadonlySet<Tickable> = new Set();
  /** Where the member logs in at the portal first, if that is needed. */
  loginUrl: string | null = null;
  readonly asking: Request<PortalAccount, [asked: PortalAsked]>;
  readonly linking: Request<PortalLink, [here: string]>;
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
    tokenLogins: PortalTokens,
    script: NaukriScriptStore,
    toasts: ToastStore,
    clock: Clock,
  ) {
    this.asking = new Request((asked) => this.#account(portals, tokenLogins, asked));
    this.linking = new Request((here) => portals.link(undefined, here));
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
    this.loginUrl = null;
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
    return this.loginUrl === null && (this.asking.value?.exists === false || this.linking.value?.outcome === 'missing');
  }

  tick(field: Tickable): void {
    const ticks = new Set(this.ticks);
    if (!ticks.delete(field)) ticks.add(field);
    this.ticks = ticks;
  }

  /** Asks the portal on the member's press and tells of trouble by toast, too. */
  async ask(says: PortalMessages, here: string): Promise<void> {
    const outcome = await this.asking.send({ here, says });
    if (outcome.status === 'FAILURE') this.#fail(says.failed);
  }

  /** Takes over only ticked values and lets the portal confirm the place. */
  async take(says: PortalMessages, here: string): Promise<void> {
    if (this.source === 'CareerStatus') {
      const details = this.asking.value?.details;
      if (details) this.#draft.changeCareer(this.#ticked(details));
      this.#career.confirmBy(() => this.#link({ here, says }, true));
      this.#career.fill();
      this.close();
      return;
    }
    const linked = await this.#link({ here, says });
    if (linked?.outcome === 'linked' && linked.verified) this.#confirmed(linked.verified);
  }

  /** Portal account, which unknown members prove by one-tap or by a login there. */
  async #account(portals: JobPortals, tokenLogins: PortalTokens, asked: PortalAsked): Promise<PortalAccount> {
    const account = await accountAllowed(portals);
    if (account.exists) return account;
    const token = await this.#oneTap(tokenLogins, asked.says);
    // For a proven place the server wants a fresh login, which is nothing to ask for where no account is.
    const isProven = token === undefined && this.#flow.state.verification === 'VERIFIED';
    const linked = isProven ? noAccount : await portals.link(token, asked.here);
    this.#tell(linked, asked.says, this.source === 'CareerStatus');
    return linked.outcome === 'missing' ? account : accountAllowed(portals);
  }

  /** Token of a one-tap, or undefined where there is none, or its script is missing. */
  async #oneTap(tokenLogins: PortalTokens, { notLoaded }: PortalMessages): Promise<string | undefined> {
    const method = (await tokenLogins.methods()).providers.find(({ provider }) => provider === 'naukri');
    if (!method?.takesOneTap || !method.scriptUrl || method.clientId === null) return undefined;
    const asked = await settled(this.#script.ask(method, { flow: 'yolo', nonce: () => tokenLogins.startOneTap() }));
    if (asked.status === 'SUCCESS') return asked.value?.token;
    if (asked.failure.code !== 'script-missing') throw asked.failure;
    this.#fail(notLoaded);
    return undefined;
  }

  /** Lets the portal confirm the place and tells the outcome. */
  async #link({ here, says }: PortalAsked, isOnCareer = false): Promise<PortalLink | undefined> {
    const outcome = await this.linking.send(here);
    if (outcome.status === 'FAILURE') this.#fail(says.failed);
    if (outcome.status !== 'SUCCESS') return undefined;
    this.#tell(outcome.value, says, isOnCareer);
    return outcome.value;
  }

  /** Shows a login at the portal, or its message half a second later where it belongs. */
  #tell({ outcome, message, important, showPopup, loginUrl }: PortalLink, { missing }: PortalMessages, isOnCareer: boolean): void {
    runInAction(() => (this.loginUrl = showPopup && this.source ? loginUrl : null));
    if (this.loginUrl !== null || message === null || !(important || isOnCareer)) return;
    const text1 = outcome === 'missing' && !showPopup ? missing : message;
    this.#clock.after(portalMessageAfterMs, () => this.#toasts.show({ type: 'failure', text1 }));
  }

  #fail(text1: string): void {
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
}

const isText = (value: string | null): value is string => value !== null && value !== '';

async function accountAllowed(portals: JobPortals): Promise<PortalAccount> {
  const account = await portals.account();
  if (!account.exists || account.isConsentGiven) return account;
  await portals.saveConsent(true);
  return portals.account();
}
