/** Client systems: desktop browser, mobile browser, and native iOS and Android apps. */
export const clientSystems = ['AB_WEB', 'AB_MSITE', 'AB_IOS', 'AB_ANDROID'] as const;
export type ClientSystem = (typeof clientSystems)[number];
