/** Shared and exclusive locks across tabs, so that requests reach the server in order. */
export abstract class Turns {
  /** Runs beside other shared work, once no exclusive work runs. */
  abstract together<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
  /** Runs exclusively across all tabs. */
  abstract alone<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
