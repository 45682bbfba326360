import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { Member } from '#core/sessions/session.ts';
import type { MarkedThings } from '#core/votes/own-marks.ts';
import type { HydrationAnswer } from './hydration-data.ts';

/** One call of an operation, as it would stand on the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query from the root of the origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The part of a page that a member’s browser draws: a skeleton for their kind, and answers that are theirs. */
export interface OwnView {
  readonly kind: Member;
  readonly answers: readonly HydrationAnswer[];
  /** Renders the skeleton, which shows what is there before an operation has answered. */
  readonly render: () => Promise<{ readonly body: string; readonly readsQuery: boolean }>;
}

/** A request for server-side rendering (SSR). `ask` answers operations inside the process, never over a wire. */
export interface PageRequest {
  readonly origin: string;
  /** Path and query, as the reader asked. */
  readonly url: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  readonly feedOrder: 'FOR_YOU' | 'LATEST';
  readonly savesData: boolean;
  /** Whether scripts are known to run in this browser, so that it can draw a page by itself. */
  readonly draws: boolean;
  readonly nowMs: number;
  /** Whether the page of all controls may be opened here; for development and tests. */
  readonly showsKit: boolean;
  readonly brand: Brand;
  readonly host: HostSettings;
  readonly ask: (request: WireRequest) => Promise<WireAnswer>;
}

/** A first view as rendered on the server (SSR), ready to stand in a document. Every part is safe to write as it is. */
export interface RenderedPage {
  readonly status: number;
  /** The path of the page that means this one today; nothing for most. */
  readonly movedTo?: string;
  /** Title, description, canonical URL and structured data, as markup. */
  readonly head: string;
  readonly body: string;
  /** Hydration data, as JSON for a data block. */
  readonly hydration: string;
  /** Names of the chunks that the screen needs beside the entry. */
  readonly chunks: readonly string[];
  /** Names of the chunks that it needs once it is used. */
  readonly later?: readonly string[];
  /** Whether the same bytes may be given to the next guest for a short while. */
  readonly isForEveryone: boolean;
  /** The things in it of which a member may be told something else. */
  readonly marked?: MarkedThings;
  /** The parts that a member’s browser draws it from; its body is then the skeleton. */
  readonly own?: OwnView;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
