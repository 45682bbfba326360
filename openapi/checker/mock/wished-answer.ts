import type { IncomingHttpHeaders } from 'node:http';

/** The answer that a caller wishes to see: that of a status, or an example by its name. */
export interface WishedAnswer {
  readonly status: number | undefined;
  readonly example: string | undefined;
}

/** Reads the header Prefer (RFC 7240): `status=429`, also as `code=429`, and `example=limited`. */
export function wishedAnswer(headers: IncomingHttpHeaders): WishedAnswer {
  const text = String(headers['prefer'] ?? '');
  const said = (name: string): string | undefined => new RegExp(`(?:^|[,;\\s])(?:${name})=["']?([\\w-]+)`).exec(text)?.[1];
  const status = Number(said('status|code'));
  return { status: status >= 100 && status < 600 ? status : undefined, example: said('example') };
}
