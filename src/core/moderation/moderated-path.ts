import { thingPath } from '../navigation/content-paths.ts';

/** The URL of one thing for a moderator; none of a message, whose conversation they are not in. */
export const moderatedPath = (thing: Parameters<typeof thingPath>[0]): string | undefined => (thing.resourceType === 'MESSAGE' ? undefined : thingPath(thing));
