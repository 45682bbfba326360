import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { promptsOnDevice, type ContributionPrompt } from '#core/contributions/contribution-prompt.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import { askedExpiryKey, comesAfterComparison, askedRestMs, promptExpiryKey, promptRestMs, type PromptType } from '#core/contributions/prompt-order.ts';
import type { Named } from '#core/named.ts';
import { contributeNudge, memberNudge, memberNudgeAfterMs, type MemberNudge } from '#core/nudges/member-nudge.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';
import { interrupted, mayInterrupt, type Nudge } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import type { PromptRests } from '../contributions/prompt-rests.ts';
import { Request } from '../requests/request.ts';

/** Request on the first page about the account, a contribution, or two companies looked at. */
export type HomePrompt =
  | { readonly kind: 'account'; readonly nudge: MemberNudge }
  | { readonly kind: 'contribution'; readonly prompt: ContributionPrompt }
  | { readonly kind: 'compare'; readonly companies: readonly [Named, Named] };

/** Prompt bar within the interruption budget (D-19): account first, then a weekly contribution. */
export class HomePromptStore {
  shown: HomePrompt | undefined;
  readonly #nudges: Nudges;
  readonly #memberNudges: MemberNudges;
  readonly #prompts: ContributionPrompts;
  readonly #histories: Pick<BrowsingHistories, 'list'>;
  readonly #keys: ContributionKeys;
  readonly #rests: PromptRests;
  readonly #clock: Clock;
  readonly #finding: Request<HomePrompt | undefined>;
  readonly #puttingAway: Request<void, [nudge: MemberNudge]>;

  constructor(
    nudges: Nudges,
    memberNudges: MemberNudges,
    prompts: ContributionPrompts,
    histories: Pick<BrowsingHistories, 'list'>,
    keys: ContributionKeys,
    rests: PromptRests,
    clock: Clock,
  ) {
    this.#nudges = nudges;
    this.#memberNudges = memberNudges;
    this.#prompts = prompts;
    this.#histories = histories;
    this.#keys = keys;
    this.#rests = rests;
    this.#clock = clock;
    this.#finding = new Request(() => this.#find());
    this.#puttingAway = new Request((nudge) => memberNudges.putAway(nudge));
    makeAutoObservable(this, { shown: observableRef });
  }

  /** Waits for the right moment until the returned function is called. */
  wait(): () => void {
    return this.#clock.after(memberNudgeAfterMs, () => void this.ask());
  }

  async ask(): Promise<void> {
    if (this.shown || !this.#may(memberNudge)) return;
    const outcome = await this.#finding.send();
    const found = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    if (!found || !this.#may(found.kind === 'account' ? memberNudge : contributeNudge)) return;
    this.#nudges.remember(interrupted(this.#nudges.memory(), this.#clock.now()));
    if (found.kind !== 'account') this.#rests.rest(askedExpiryKey, askedRestMs);
    runInAction(() => (this.shown = found));
  }

  close(): void {
    const { shown } = this;
    this.hide();
    if (shown?.kind === 'account') void this.#puttingAway.send(shown.nudge);
    if (shown?.kind === 'contribution') this.#rests.rest(promptExpiryKey(shown.prompt.type), promptRestMs);
    if (shown?.kind === 'compare') this.#rests.rest(promptExpiryKey('compare'), promptRestMs);
  }

  hide(): void {
    this.shown = undefined;
  }

  #may(nudge: Nudge): boolean {
    return mayInterrupt(nudge, this.#nudges.memory(), this.#clock.now());
  }

  async #find(): Promise<HomePrompt | undefined> {
    const nudge = await this.#memberNudges.next();
    if (nudge) return { kind: 'account', nudge };
    if (this.#rests.rests(askedExpiryKey) || !this.#may(contributeNudge)) return undefined;
    const known = promptsOnDevice(await this.#prompts.list(), await this.#keys.list());
    const prompt = known.find(({ type }) => this.#isOpen(type));
    const asked = prompt && ({ kind: 'contribution', prompt } as const);
    return !prompt || comesAfterComparison(prompt) ? ((await this.#comparison()) ?? asked) : asked;
  }

  /** Comparison of the two companies looked at last; before what is asked of no known company. */
  async #comparison(): Promise<HomePrompt | undefined> {
    const [one, other] = this.#isOpen('compare') ? await this.#histories.list() : [];
    return one && other && { kind: 'compare', companies: [one, other] };
  }

  #isOpen(type: PromptType): boolean {
    return !this.#rests.rests(promptExpiryKey(type));
  }
}
