import { test as base } from '#tests/journeys/people.ts';

/** A test on a set day, in every tab: the answers go by the rules of today, so that the day of the machine must not decide them. */
export const test = base.extend<{ readonly onADay: void }>({
  onADay: [
    async ({ context }, use) => {
      await context.clock.setFixedTime(new Date('2026-11-21T09:30:00+05:30'));
      await use();
    },
    { auto: true },
  ],
});
