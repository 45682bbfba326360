// The page of the reference as one document, which asks nothing of anyone: the contract, its renderer and the look of the product stand in it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface ReferencePage {
  readonly html: string;
  /** Content-Security-Policy that allows this page's scripts and nothing from elsewhere. */
  readonly policy: string;
}

const title = 'API of Daftar';
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#2a3ec0"/></svg>';
const about = 'Every operation of Daftar: how to ask it, who may, what it answers.';

/** Renderer settings without calls to its maker's servers, and with operation names in addresses. */
const start = `
const origin = location.protocol === 'file:' ? 'http://localhost:3000' : location.origin;
const contract = document.getElementById('contract').textContent.replaceAll('{origin}', origin);
Scalar.createApiReference('#reference', {
  content: JSON.parse(contract),
  servers: [{ url: origin }],
  metaData: { title: ${JSON.stringify(title)}, description: ${JSON.stringify(about)} },
  theme: 'none',
  withDefaultFonts: false,
  hideDarkModeToggle: true,
  hideModels: true,
  defaultOpenFirstTag: false,
  showOperationId: true,
  documentDownloadType: 'none',
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
  onLoaded: () => document.querySelector('.opening')?.remove(),
  generateOperationSlug: ({ operationId, method, path }) => operationId ?? method + path,
});
// The field of the search shows its list as long as it is there, and does not say so itself.
new MutationObserver(() => {
  for (const field of document.querySelectorAll('[role=combobox]:not([aria-expanded])')) field.setAttribute('aria-expanded', 'true');
}).observe(document.body, { childList: true, subtree: true });
`;

export function referencePage(contract: unknown, renderer: string): ReferencePage {
  const scripts = [asInline(renderer), start];
  const policy = policyFor(scripts);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${about}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<style>${readFileSync(new URL('look.css', import.meta.url), 'utf8')}</style>
</head>
<body><div id="reference"></div>
<main class="opening"><h1>${title}</h1><p>The reference is opening. It takes a few seconds, and needs JavaScript.</p></main>
<!-- The page is drawn by Scalar, Copyright (c) 2023-present Scalar, under the MIT licence: https://github.com/scalar/scalar -->
<script type="application/json" id="contract">${JSON.stringify(contract).replaceAll('<', '\\u003c')}</script>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body></html>
`;
  return { html, policy };
}

/** Escapes sequences that would end the script or open a comment. */
const asInline = (script: string): string => script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** Allows inline styles, which the renderer adds at run time and no hash can foresee. */
function policyFor(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src${scripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`).join('')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
