import type { IncomingHttpHeaders } from 'node:http';

export interface WishedAnswer {
  readonly status: number | undefined;
  readonly example: string | undefined;
}

/** Reads Prefer (RFC 7240): `status=429` or `code=429`, and `example=limited`. */
export function wishedAnswer(headers: IncomingHttpHeaders): WishedAnswer {
  const text = String(headers['prefer'] ?? '');
  const said = (name: string): string | undefined => new RegExp(`(?:^|[,;\\s])(?:${name})=["']?([\\w-]+)`).exec(text)?.[1];
  const status = Number(said('status|code'));
  return { status: status >= 100 && status < 600 ? status : undefined, example: said('example') };
}
