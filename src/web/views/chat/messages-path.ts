import type { Addressee } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { withPairs } from '#core/navigation/url.ts';

/** The URL under which a first message to the author of something is written. */
export const aboutPath = (resourceType: 'POST' | 'COMMENT', resourceId: string): string =>
  withPairs(screens.messages, { about: `${resourceType}-${resourceId}` });

/** The URL under which a first message to the owner of a made-up name is written. */
export const toPath = (userName: string): string => withPairs(screens.messages, { to: userName });

const about = /^(POST|COMMENT)-([\w-]{1,64})$/;

/** The addressee that a query names: the owner of a made-up name, or the author of something. */
export function addresseeIn(query: URLSearchParams): Addressee | undefined {
  const [, resourceType, resourceId] = about.exec(query.get('about') ?? '') ?? [];
  if ((resourceType === 'POST' || resourceType === 'COMMENT') && resourceId !== undefined) return { resourceType, resourceId };
  const userName = query.get('to')?.trim();
  return userName ? { userName } : undefined;
}
