import { nativeAppIn, type NativeApp } from '#core/native/native-app.ts';

export const nativeAppHere = (): NativeApp | undefined => nativeAppIn(navigator.userAgent);
