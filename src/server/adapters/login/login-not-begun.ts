import { Failure } from '#core/failure.ts';

/** A way back from a provider that belongs to no login of this browser: none was begun, or it is over, or another one was begun since. */
export class LoginNotBegun extends Failure {
  /** The URL to which it was to lead, where this browser still knows that. */
  readonly returnTo: string | undefined;

  constructor(returnTo: string | undefined) {
    super('signed-out', 'This login was not started here, or it was used already, or it took too long. Please start again.');
    this.returnTo = returnTo;
  }
}
