import type { ReactNode } from 'react';
import type { Provider } from '#core/providers/provider.ts';
import { OfficeIcon } from '../ui/icons.tsx';

/** Provider logos, always beside their names. */
export const providerMarks: Readonly<Record<Provider, ReactNode>> = {
  google: (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="#4285f4" d="M45 24.5c0-1.6-.1-3-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1C42.7 36.9 45 31.2 45 24.5z" />
      <path fill="#34a853" d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.8-12.2-9H4.5v5.7C8.1 41 15.5 46 24 46z" />
      <path fill="#fbbc05" d="M11.8 28.3a13.2 13.2 0 0 1 0-8.5v-5.7H4.5a22 22 0 0 0 0 19.9z" />
      <path fill="#ea4335" d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.5 2 8.1 7 4.5 14.1l7.3 5.7c1.7-5.2 6.5-9 12.2-9z" />
    </svg>
  ),
  naukri: <OfficeIcon />,
  linkedin: (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="4" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M5.500 9.500h2.700V19H5.500zM6.850 5a1.550 1.550 0 1 1 0 3.100 1.550 1.550 0 0 1 0-3.100zM10 9.500h2.600v1.300c.5-.9 1.500-1.500 2.800-1.500 2.600 0 3.100 1.700 3.100 4V19h-2.700v-5c0-1.200 0-2.400-1.500-2.400s-1.700 1.200-1.700 2.400v5H10z"
      />
    </svg>
  ),
  microsoft: (
    <svg width="20" height="20" viewBox="0 0 21 21" aria-hidden="true">
      <path fill="#f25022" d="M0 0h10v10H0z" />
      <path fill="#7fba00" d="M11 0h10v10H11z" />
      <path fill="#00a4ef" d="M0 11h10v10H0z" />
      <path fill="#ffb900" d="M11 11h10v10H11z" />
    </svg>
  ),
};
