/** A made-up name and the picture beside it, named as the pool names it. */
export interface AnonymousPersona {
  readonly userName: string;
  readonly avatarUri: string;
}
