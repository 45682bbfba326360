export interface AnonymousPersona {
  readonly userName: string;
  readonly avatarUri: string;
}
