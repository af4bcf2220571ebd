/**
 * Pixels of the widths in which pages ask for uploaded pictures, and the only ones in which they are made: a
 * phone's column at one to three pixels a point, half and whole of the layout's 1344 points, at one and two.
 */
export const pictureWidths = [320, 480, 640, 800, 1080, 1440, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];
