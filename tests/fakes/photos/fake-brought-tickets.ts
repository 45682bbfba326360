import type { BroughtTicket } from '#core/photos/upload-ticket.ts';
import type { BroughtTickets } from '#core/photos/upload-tickets.ts';

export class FakeBroughtTickets implements BroughtTickets {
  brought: BroughtTicket | undefined;

  constructor(brought?: BroughtTicket) {
    this.brought = brought;
  }

  take(): BroughtTicket | undefined {
    const taken = this.brought;
    this.brought = undefined;
    return taken;
  }
}
