/** Client systems: desktop browser, mobile browser, and native iOS and Android apps. */
export const clientSystems = ['AB_WEB', 'AB_MSITE', 'AB_IOS', 'AB_ANDROID'] as const;
export type ClientSystem = (typeof clientSystems)[number];

/** App id of calls about reviews and jobs, which differs from the usual one. */
export const appIdAt = (url: string, usual: string): string => (/\/api\/(?:review|jobs)\//.test(url) ? '931' : usual);
