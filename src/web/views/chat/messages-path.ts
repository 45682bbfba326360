import type { Addressee } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { withPairs } from '#core/navigation/url.ts';

export const aboutPath = (resourceType: 'POST' | 'COMMENT', resourceId: string): string =>
  withPairs(screens.messages, { about: `${resourceType}-${resourceId}` });

export const toPath = (userName: string): string => withPairs(screens.messages, { to: userName });

const about = /^(POST|COMMENT)-([\w-]{1,64})$/;

/** Addressee of a query: a made-up name or an author of content. */
export function addresseeIn(query: URLSearchParams): Addressee | undefined {
  const [, resourceType, resourceId] = about.exec(query.get('about') ?? '') ?? [];
  if ((resourceType === 'POST' || resourceType === 'COMMENT') && resourceId !== undefined) return { resourceType, resourceId };
  const userName = query.get('to')?.trim();
  return userName ? { userName } : undefined;
}
