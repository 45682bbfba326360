import { screens } from '#core/navigation/screens.ts';
import { ticketIn, withoutTicket, type BroughtTicket } from '#core/photos/upload-ticket.ts';
import type { BroughtTickets } from '#core/photos/upload-tickets.ts';

/** Ticket taken from the URL, in memory alone until requested. */
let stored: BroughtTicket | undefined;

/** Removes a ticket from the address bar before any request, so that referrers and history never contain it. */
export function holdTicket(): void {
  if (location.pathname.replace(/\/$/, '') !== screens.photoForm) return;
  const url = location.pathname + location.search + location.hash;
  const brought = ticketIn(url);
  if (brought === undefined) return;
  stored = brought;
  history.replaceState(history.state, '', withoutTicket(url));
}

/** Tickets in the URL, never on the server. */
export class BrowserBroughtTickets implements BroughtTickets {
  take(): BroughtTicket | undefined {
    if (typeof location === 'undefined') return undefined;
    holdTicket();
    const taken = stored;
    stored = undefined;
    return taken;
  }
}
