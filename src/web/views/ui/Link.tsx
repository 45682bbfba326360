import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath } from 'react-router';
import { leadsElsewhere } from '#core/navigation/screens.ts';
import { useLocation, useNavigate, useResolvedPath } from '../router.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly preventScrollReset?: boolean;
  /** Screen it leads to; pressed there, it only scrolls to the top. */
  readonly stays?: boolean;
}

/** Internal link. The router's own would bring code that only its data layer uses. */
export function Link({ to, preventScrollReset = false, stays = false, onClick, children, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = createPath(useResolvedPath(to));
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensBeside(event) || rest.target) return;
    event.preventDefault();
    if (stays && !leadsElsewhere(location.pathname + location.search, to)) window.scrollTo(0, 0);
    else void navigate(to, { preventScrollReset, replace: href === createPath(location) });
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}

/** True for clicks that ask for a new tab or window. */
export const opensBeside = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
