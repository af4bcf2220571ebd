/**
 * The only widths in pixels in which pictures are rendered: a phone's column at device pixel ratios 1 to 3,
 * half and full layout width (1344 px) at 1 and 2.
 */
export const pictureWidths = [320, 480, 640, 800, 1080, 1440, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];
