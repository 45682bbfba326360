import { thingPath } from '../navigation/content-paths.ts';

/** Undefined for messages, whose conversation a moderator cannot enter. */
export const moderatedPath = (thing: Parameters<typeof thingPath>[0]): string | undefined => (thing.resourceType === 'MESSAGE' ? undefined : thingPath(thing));
