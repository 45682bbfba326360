import { maySkipCross, wayOutOf, type Behind, type LoginContext, type WayOut } from './login-context.ts';

/** The properties of a login: its sentences and where it leads. */
export interface LoginProps {
  readonly title: string;
  readonly subTitle: string;
  /** Whether the action behind it is shown without a name. */
  readonly isAnonymous: boolean;
  readonly disableClose: boolean;
  /** Leaving it also leaves the screen behind. */
  readonly backOnClose: boolean;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
  readonly redirectUrl: string | null;
  /** Custom pairs that travel to the login routes, as `a=b&c=d`. */
  readonly queryStr: string;
}

/** Options of a login, given by the caller who opens it; all of them may be left out. */
export interface LoginOptions extends Partial<LoginProps> {
  readonly context?: LoginContext | undefined;
  readonly behind?: Behind;
}

/** A login as it is opened, and how one leaves it. */
export interface OpenLogin extends LoginProps {
  readonly wayOut: WayOut;
}

const plain = {
  isAnonymous: false,
  backOnClose: false,
  internalCampaign: null,
  openCreatePost: false,
  readerRequired: false,
  writerRequired: false,
  redirectUrl: null,
  queryStr: '',
} as const;

/** The options with their defaults. The sentences are those of its context, in the language of the moment. */
export function openedWith({ context, behind = 'reading', ...options }: LoginOptions, sentences: Pick<LoginProps, 'title' | 'subTitle'>): OpenLogin {
  const props = { ...plain, disableClose: maySkipCross(context), ...sentences, ...options };
  return { ...props, wayOut: wayOutOf(props.disableClose, behind) };
}
