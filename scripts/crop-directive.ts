import type { TransformFactory } from "vite-imagetools";

/**
 * Directive for `vite-imagetools`: `crop=left,top,width,height` in pixels of the source, applied before
 * resizing.
 */
export const crop: TransformFactory<{ crop: string }> = ({ crop: value }) => {
  if (!value) return;
  const [left, top, width, height] = value.split(",").map(Number);
  if (left === undefined || top === undefined || !width || !height) {
    throw new Error(`crop=${value}: left, top, width and height are needed`);
  }
  return (state, image) => {
    Object.assign(state.info, { width, height, aspect: width / height });
    return image.extract({ left, top, width, height });
  };
};
