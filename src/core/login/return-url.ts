import { withPairs } from '../navigation/url.ts';
import type { LoginProps } from './login-props.ts';

type Leading = Partial<Pick<LoginProps, 'redirectUrl' | 'internalCampaign' | 'openCreatePost' | 'readerRequired' | 'writerRequired'>>;

/** Purpose carried through a login and resumed afterwards. */
export interface LoginIntent {
  readonly openOnboarding?: 'r' | 'w';
  readonly campaign?: string;
  readonly openCreatePost?: 'true';
}

export function intentOf({ internalCampaign, openCreatePost, readerRequired, writerRequired }: Omit<Leading, 'redirectUrl'>): LoginIntent {
  return {
    ...((writerRequired || readerRequired) && { openOnboarding: writerRequired ? 'w' : 'r' }),
    ...(internalCampaign && { campaign: internalCampaign }),
    ...(internalCampaign && openCreatePost && { openCreatePost: 'true' }),
  };
}

/** Explicit target, or the current URL with the login's intent. */
export const redirectAfterLogin = (here: string, props: Leading): string => props.redirectUrl ?? withPairs(here, { ...intentOf(props) });
