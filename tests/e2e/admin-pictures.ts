import { adminDatabase, uniqueName } from "./admin.ts";
import { picture } from "./pictures.ts";

/** Stores a picture, which the library finds by its name. */
export async function storePicture(bucket = "tour-images", colour = "teal") {
  const file = `${uniqueName(colour).replaceAll(" ", "-").toLowerCase()}.jpg`;
  const { buffer } = await picture(file, colour);
  const objects = adminDatabase().storage.from(bucket);
  const { error } = await objects.upload(file, buffer, { contentType: "image/jpeg" });
  if (error) throw error;
  const { publicUrl } = objects.getPublicUrl(file).data;
  return { address: publicUrl, file, key: `${bucket}/${file}`, bucket };
}
