import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { MemberPreference } from '#core/device/member-preference.ts';
import type { Member } from '#core/sessions/session.ts';
import type { MarkedThings } from '#core/votes/own-marks.ts';
import type { HydrationAnswer } from './hydration-data.ts';

export interface WireRequest {
  readonly method: string;
  /** Path and query from the origin's root. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Member's part of a page: a skeleton by kind, and personal answers. */
export interface OwnView {
  readonly kind: Member;
  readonly answers: readonly HydrationAnswer[];
  /** Renders the skeleton before any operation has answered. */
  readonly render: () => Promise<{ readonly body: string; readonly readsQuery: boolean }>;
}

/** Request for server rendering (SSR). `ask` runs operations within the process. */
export interface PageRequest {
  readonly origin: string;
  readonly url: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  readonly feedOrder: 'FOR_YOU' | 'LATEST';
  readonly ownLanguageFirst: boolean;
  readonly chosen: MemberPreference;
  readonly savesData: boolean;
  /** True if scripts run in this browser, so that it can draw a page itself. */
  readonly draws: boolean;
  readonly nowMs: number;
  /** Allows the page of all controls, for development and tests. */
  readonly showsKit: boolean;
  readonly brand: Brand;
  readonly host: HostSettings;
  readonly ask: (request: WireRequest) => Promise<WireAnswer>;
}

/** First view rendered on the server (SSR), with all parts safe to write out. */
export interface RenderedPage {
  readonly status: number;
  /** Current path of a moved page. */
  readonly movedTo?: string;
  /** Title, description, canonical URL and structured data, as markup. */
  readonly head: string;
  readonly body: string;
  readonly hydration: string;
  readonly chunks: readonly string[];
  /** Names of the chunks that it needs once it is used. */
  readonly later?: readonly string[];
  /** True if the same bytes may be cached for other guests. */
  readonly isForEveryone: boolean;
  /** Things whose marks may differ for a member. */
  readonly marked?: MarkedThings;
  /** Member's parts, with the skeleton as body. */
  readonly own?: OwnView;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
