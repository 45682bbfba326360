import type { Brand } from '#core/brand.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { OwnLists } from '#core/votes/own-marks.ts';
import type { operations } from './generated/feed/votes.ts';
import type { Output } from './service.ts';

export type WireMarks = Output<operations['getOwnMarks']>;

/** Marks that draw a page differently than for guests. */
export type DrawnMarks = Pick<WireMarks, 'votes' | 'choices' | 'areOthers'>;

export interface HydrationAnswer {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

export interface HydrationData {
  /** True for drawing onto existing markup. Otherwise the page is drawn from scratch. */
  readonly isServerRendered: boolean;
  /** True if all answers of the first view are included. */
  readonly hasAnswers: boolean;
  readonly showsKit: boolean;
  readonly brand: Brand;
  readonly host: HostSettings;
  readonly answers: readonly HydrationAnswer[];
}

/** Personal part of a page, after the shared part. */
export interface MemberPart {
  /** Session, plus all answers where the page is personal. */
  readonly answers: readonly HydrationAnswer[];
  readonly marks?: DrawnMarks;
  /** Followed and saved things on the page. */
  readonly lists?: OwnLists;
}

/** Sign that the member's part was late, for the browser to fetch. */
export interface LaterPart {
  readonly later: true;
}

/** Escapes JSON for a document's data block. */
export const blockOf = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
