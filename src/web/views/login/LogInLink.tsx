import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { hasPageBefore, useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AskAgainButton } from './AskAgainButton.tsx';

interface LogInLinkProps {
  readonly className?: string;
  readonly onClick?: () => void;
  /** True on a page that is nothing without an account, which leaving the login leaves as well. */
  readonly leaves?: boolean;
}

/** Opens login, by link without script. Never asks members whose account is merely unreachable. */
export const LogInLink = observer(function LogInLink({ className, onClick, leaves = false }: LogInLinkProps) {
  const words = useWords(navigationWords);
  const login = useStore(LoginStore);
  const { isOutOfReach } = useStore(SessionStore);
  const { pathname, search } = useLocation();
  if (pathname === screens.login) return null;
  if (isOutOfReach) return <AskAgainButton />;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClick?.();
    login.open(leaves && hasPageBefore() ? { backOnClose: true } : {});
  };
  return (
    <a href={`${screens.login}?referer=${encodeURIComponent(pathname + search)}`} className={className} onClick={press}>
      {words.logIn}
    </a>
  );
});
