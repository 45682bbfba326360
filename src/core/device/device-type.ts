/** Widest screen that counts as a phone, of type WAP. */
const widestPhone = 480;

export type DeviceType = 'WAP' | 'WEB';

export const deviceTypeAt = (width: number): DeviceType => (width <= widestPhone ? 'WAP' : 'WEB');

/** Client system by browser width. */
export const browserSystemAt = (width: number): 'AB_MSITE' | 'AB_WEB' => (deviceTypeAt(width) === 'WAP' ? 'AB_MSITE' : 'AB_WEB');
