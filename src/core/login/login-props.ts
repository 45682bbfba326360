import { maySkipCross, wayOutOf, type Behind, type LoginContext, type WayOut } from './login-context.ts';

/** Texts of a login and where it leads. */
export interface LoginProps {
  readonly title: string;
  readonly subTitle: string;
  /** Hides the name behind the following action. */
  readonly isAnonymous: boolean;
  readonly disableClose: boolean;
  /** Leaving also leaves the screen behind. */
  readonly backOnClose: boolean;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
  readonly redirectUrl: string | null;
  /** Pairs passed to the login routes, as `a=b&c=d`. */
  readonly queryStr: string;
}

export interface LoginOptions extends Partial<LoginProps> {
  readonly context?: LoginContext | undefined;
  readonly behind?: Behind;
}

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

/** Fills in defaults, with sentences in the current language. */
export function openedWith({ context, behind = 'reading', ...options }: LoginOptions, sentences: Pick<LoginProps, 'title' | 'subTitle'>): OpenLogin {
  const props = { ...plain, disableClose: maySkipCross(context), ...sentences, ...options };
  return { ...props, wayOut: wayOutOf(props.disableClose, behind) };
}
