/** Up to this width a device counts as a phone: its type is WAP, and it is the mobile system that asks. */
const widestPhone = 480;

export type DeviceType = 'WAP' | 'WEB';

export const deviceTypeAt = (width: number): DeviceType => (width <= widestPhone ? 'WAP' : 'WEB');

/** The system of the product that a browser of this width is. */
export const browserSystemAt = (width: number): 'AB_MSITE' | 'AB_WEB' => (deviceTypeAt(width) === 'WAP' ? 'AB_MSITE' : 'AB_WEB');
