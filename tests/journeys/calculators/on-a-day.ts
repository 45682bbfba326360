import { test as base } from '#tests/journeys/people.ts';

/** Fixes the day in every tab, as answers follow the rules of today. */
export const test = base.extend<{ readonly onADay: void }>({
  onADay: [
    async ({ context }, use) => {
      await context.clock.setFixedTime(new Date('2026-11-21T09:30:00+05:30'));
      await use();
    },
    { auto: true },
  ],
});
