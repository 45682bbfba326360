import { nativeAppIn, type NativeApp } from '#core/native/native-app.ts';

/** The native app that shows this page; nothing in a browser. */
export const nativeAppHere = (): NativeApp | undefined => nativeAppIn(navigator.userAgent);
