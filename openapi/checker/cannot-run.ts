/** The reason why a run cannot begin, for people. */
export class CannotRun extends Error {}
