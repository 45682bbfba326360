/** The systems of the product that may ask: a browser on a desk, one on a phone, and the native app on iOS and Android. */
export const clientSystems = ['AB_WEB', 'AB_MSITE', 'AB_IOS', 'AB_ANDROID'] as const;
export type ClientSystem = (typeof clientSystems)[number];
