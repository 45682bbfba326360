import type { DeskCompany, DeskSession } from './desk.ts';

/** Desks that a visitor of a demo may sit down at; elsewhere there are none. */
export abstract class PlayedDesks {
  /** Begins with the company that was read, where it has one. */
  abstract list(about: string | null): Promise<readonly DeskCompany[]>;
  /** Logs in as the made-up owner. */
  abstract play(urlName: string): Promise<DeskSession>;
}

/** Address of the made-up person who owns a desk of the demo. */
export const playedAddress = (urlName: string): string => `owner@${urlName}.example`;
