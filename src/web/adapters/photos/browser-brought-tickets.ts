import { screens } from '#core/navigation/screens.ts';
import { ticketIn, withoutTicket, type BroughtTicket } from '#core/photos/upload-ticket.ts';
import type { BroughtTickets } from '#core/photos/upload-tickets.ts';

/** The ticket that was taken out of the URL and that nobody has asked for yet: in memory alone. */
let stored: BroughtTicket | undefined;

/** Takes a ticket out of the address bar, before anything is drawn or asked for, so that it is in no referrer, no copy of the URL and no history. */
export function holdTicket(): void {
  if (location.pathname.replace(/\/$/, '') !== screens.photoForm) return;
  const url = location.pathname + location.search + location.hash;
  const brought = ticketIn(url);
  if (brought === undefined) return;
  stored = brought;
  history.replaceState(history.state, '', withoutTicket(url));
}

/** Tickets in the URL of this tab. A page that is rendered on the server has none. */
export class BrowserBroughtTickets implements BroughtTickets {
  take(): BroughtTicket | undefined {
    if (typeof location === 'undefined') return undefined;
    holdTicket();
    const taken = stored;
    stored = undefined;
    return taken;
  }
}
