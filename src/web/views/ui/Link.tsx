import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, type LinkProps as RouterLinkProps } from 'react-router';
import { leadsElsewhere } from '#core/navigation/screens.ts';

interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  readonly to: string;
  /** A way to a screen: pressed where one already is, it only goes back to the top. */
  readonly stays?: boolean;
}

/** A way to another place of the product. */
export function Link({ to, stays = false, onClick, ...rest }: LinkProps) {
  const { pathname, search } = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!stays || leadsElsewhere(pathname + search, to) || opensBeside(event)) return;
    event.preventDefault();
    window.scrollTo(0, 0);
  };
  return <RouterLink {...rest} to={to} onClick={press} />;
}

/** Whether the browser is asked to open a tab or a window of its own. */
const opensBeside = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
