import { Failure } from '#core/failure.ts';

/** Callback that matches no current login of this browser. */
export class LoginNotBegun extends Failure {
  /** Original return URL, where this browser still knows it. */
  readonly returnTo: string | undefined;

  constructor(returnTo: string | undefined) {
    super('signed-out', 'This login was not started here, or it was used already, or it took too long. Please start again.');
    this.returnTo = returnTo;
  }
}
