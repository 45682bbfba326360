/** Turns that the tabs of this browser take with one piece of work (a shared and an exclusive lock), so that the later of two requests is the later for the server as well. */
export abstract class Turns {
  /** Does work beside other work of that name, once nothing is done alone. */
  abstract together<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
  /** Does work while no other of that name is done in any tab. */
  abstract alone<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
