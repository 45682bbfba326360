import { createHash } from 'node:crypto';
import webPush, { type PushSubscription } from 'web-push';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import { shortenedMessage, type PushMessage } from '#core/notifications/push-message.ts';
import type { PushMessages, PushOutcome } from '#core/notifications/push-messages.ts';
import { isPublicUrl, publicFetch } from '../system/public-fetch.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import type { PushKeys } from './push-keys.ts';

/** The key pair by which push services know this installation, and whom they may ask about it: a mailto: or an https: URL. */
export interface PushSender {
  readonly keys: PushKeys;
  readonly subject: string;
}

/** The time for which a push service keeps a message for a device that is off; after that the list of notifications has it still. */
const daySeconds = 86_400;

/** A message is filled up to a multiple of this, so that its length does not tell the push service what it is about. */
const stepBytes = 512;

const mostAnswerBytes = 65_536;

/** Sends messages over the push service that each browser names (RFC 8030), encrypted so that only that browser reads them (RFC 8291). */
export class VapidPushMessages implements PushMessages {
  readonly #sender: PushSender;
  readonly #fetch: typeof fetch;

  constructor(sender: PushSender, fetchFrom: typeof fetch = guardedFetch(undefined, mostAnswerBytes, publicFetch())) {
    this.#sender = sender;
    this.#fetch = fetchFrom;
  }

  async send(deviceToken: string, message: PushMessage): Promise<PushOutcome> {
    const subscription = subscriptionIn(deviceToken);
    const request = subscription && this.#requestFor(subscription, message);
    if (!request) return 'gone';
    try {
      const { endpoint, method, headers, body } = request;
      const { ok, status } = await this.#fetch(endpoint, { method, headers, body });
      return ok ? 'sent' : status === 404 || status === 410 ? 'gone' : 'later';
    } catch {
      return 'later';
    }
  }

  /** The request to the push service; nothing for a subscription with which nobody can encrypt. */
  #requestFor(subscription: PushSubscription, message: PushMessage) {
    const { keys, subject } = this.#sender;
    const topic = createHash('sha256').update(`${subscription.endpoint}\n${message.tag}`).digest('base64url').slice(0, 32);
    const vapidDetails = { subject, ...keys };
    try {
      const options = { vapidDetails, TTL: daySeconds, urgency: 'normal' as const, ...(message.tag !== '' && { topic }) };
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, filledUp(message), options);
      const { 'Content-Length': _length, ...said } = headers as Record<string, unknown>;
      return {
        endpoint,
        method,
        headers: Object.entries(said).map(([name, value]) => [name, String(value)] as [string, string]),
        body: Uint8Array.from(body ?? []),
      };
    } catch {
      return undefined;
    }
  }
}

/** The message as JSON, with spaces behind it, which change nothing. */
function filledUp(message: PushMessage): string {
  const text = JSON.stringify(shortenedMessage(message));
  return text + ' '.repeat(stepBytes - (Buffer.byteLength(text) % stepBytes));
}

/** The subscription of a browser in the token of a device; nothing where it is none, or names a push service that is not on the internet. */
function subscriptionIn(token: string): PushSubscription | undefined {
  const { endpoint, keys } = fieldsIn(parsed(token));
  const { p256dh, auth } = fieldsIn(keys);
  const subscription = { endpoint: textIn(endpoint), keys: { p256dh: textIn(p256dh), auth: textIn(auth) } };
  return isPublicUrl(subscription.endpoint) ? subscription : undefined;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}
