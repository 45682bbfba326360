import type { Brand } from '#core/brand.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { OwnLists } from '#core/votes/own-marks.ts';
import type { operations } from './generated/feed/votes.ts';
import type { Output } from './service.ts';

/** The marks of a member as they travel. */
export type WireMarks = Output<operations['getOwnMarks']>;

/** Marks by which a page is drawn otherwise than for a guest. */
export type DrawnMarks = Pick<WireMarks, 'votes' | 'choices' | 'areOthers'>;

/** An answer that the server gave while it rendered a page. */
export interface HydrationAnswer {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

/** Hydration data: what the server tells the browser about the page that it sent. */
export interface HydrationData {
  /** Whether the browser draws from these answers what is in the page already; else it draws the page again. */
  readonly isServerRendered: boolean;
  /** Whether the answers of the first view are all here; then nothing is drawn before they are read. */
  readonly hasAnswers: boolean;
  readonly showsKit: boolean;
  readonly brand: Brand;
  readonly host: HostSettings;
  readonly answers: readonly HydrationAnswer[];
}

/** The member’s part of a page, behind what others get alike. */
export interface MemberPart {
  /** Their session; where the page is theirs alone, all that it is drawn from. */
  readonly answers: readonly HydrationAnswer[];
  /** Their marks on what everyone is shown, where there are any. */
  readonly marks?: DrawnMarks;
  /** The things on it that they follow or saved, where it has any to follow or save. */
  readonly lists?: OwnLists;
}

/** The sign that there was no time for the member’s part, which the browser asks for later. */
export interface LaterPart {
  readonly later: true;
}

/** JSON that can stand in a data block of a document whatever it holds. */
export const blockOf = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
