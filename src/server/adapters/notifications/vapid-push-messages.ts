import { createHash } from 'node:crypto';
import webPush, { type PushSubscription } from 'web-push';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import { shortenedMessage, type PushMessage } from '#core/notifications/push-message.ts';
import type { PushMessages, PushOutcome } from '#core/notifications/push-messages.ts';
import { isPublicUrl, publicFetch } from '../system/public-fetch.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import type { PushKeys } from './push-keys.ts';

/** VAPID keys with the contact for push services, a mailto: or https: URL. */
export interface PushSender {
  readonly keys: PushKeys;
  readonly subject: string;
}

/** Time a push service keeps a message; the notification list has it longer. */
const daySeconds = 86_400;

/** Pads messages to a multiple, so that length tells the push service nothing. */
const stepBytes = 512;

const mostAnswerBytes = 65_536;

/** Sends over each browser's push service (RFC 8030), encrypted for that browser only (RFC 8291). */
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

/** Pads JSON with trailing spaces. */
function filledUp(message: PushMessage): string {
  const text = JSON.stringify(shortenedMessage(message));
  return text + ' '.repeat(stepBytes - (Buffer.byteLength(text) % stepBytes));
}

/** Returns nothing for an invalid subscription or a push service outside the internet. */
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
