import type { InsertRow } from "../../shared/database.types.ts";
import type { Bucket, PictureAddresses } from "./pictures.ts";
import { type SceneName, sceneDetails } from "./scene-details.ts";
import type { DestinationSeed, PostSeed, TourSeed } from "./types.ts";

export function tourRow(tour: TourSeed, addressOf: PictureAddresses): InsertRow<"tours"> {
  const gallery = tour.pictures.map((scene) => addressOf("tour-images", scene));
  return {
    slug: tour.slug,
    name: tour.name.es,
    name_en: tour.name.en,
    name_fr: tour.name.fr,
    short_description: tour.shortDescription.es,
    short_description_en: tour.shortDescription.en,
    short_description_fr: tour.shortDescription.fr,
    full_description: tour.fullDescription.es,
    full_description_en: tour.fullDescription.en,
    full_description_fr: tour.fullDescription.fr,
    destination: tour.destination.es,
    destination_en: tour.destination.en,
    destination_fr: tour.destination.fr,
    image_url: gallery[0] ?? null,
    gallery_images: gallery,
    image_details: imageDetails("tour-images", tour.pictures, addressOf),
    min_group_size: tour.minGroupSize,
    max_group_size: tour.maxGroupSize,
    price_per_person: tour.pricePerPerson,
    is_featured: tour.isFeatured,
    included_services: tour.included.es,
    included_services_en: tour.included.en,
    included_services_fr: tour.included.fr,
    excluded_services: tour.excluded.es,
    excluded_services_en: tour.excluded.en,
    excluded_services_fr: tour.excluded.fr,
    itinerary: tour.itinerary.map((text, index) => ({
      day: index + 1,
      description_es: text.es,
      description_en: text.en,
      description_fr: text.fr,
    })),
  };
}

export function destinationRow(
  destination: DestinationSeed,
  addressOf: PictureAddresses,
): InsertRow<"destinations"> {
  return {
    slug: destination.slug,
    name: destination.name.es,
    name_en: destination.name.en,
    name_fr: destination.name.fr,
    country: destination.country.es,
    country_en: destination.country.en,
    country_fr: destination.country.fr,
    short_description: destination.shortDescription.es,
    short_description_en: destination.shortDescription.en,
    short_description_fr: destination.shortDescription.fr,
    full_description: destination.fullDescription.es,
    full_description_en: destination.fullDescription.en,
    full_description_fr: destination.fullDescription.fr,
    best_time_to_visit: destination.bestTimeToVisit.es,
    best_time_to_visit_en: destination.bestTimeToVisit.en,
    best_time_to_visit_fr: destination.bestTimeToVisit.fr,
    gallery_images: destination.pictures.map((scene) => addressOf("destination-images", scene)),
    image_details: imageDetails("destination-images", destination.pictures, addressOf),
    highlights: destination.highlights.es,
    highlights_en: destination.highlights.en,
    highlights_fr: destination.highlights.fr,
  };
}

export function postRow(post: PostSeed, addressOf: PictureAddresses): InsertRow<"blog_posts"> {
  return {
    slug: post.slug,
    title: post.title.es,
    title_en: post.title.en,
    title_fr: post.title.fr,
    excerpt: post.excerpt.es,
    excerpt_en: post.excerpt.en,
    excerpt_fr: post.excerpt.fr,
    content: post.content.es,
    content_en: post.content.en,
    content_fr: post.content.fr,
    featured_image: addressOf("blog-images", post.picture),
    image_details: imageDetails("blog-images", [post.picture], addressOf),
    category: post.category,
    tags: post.tags,
    author: post.author,
    is_published: true,
    published_at: post.publishedAt,
    // The admin panel lists by creation: the order of publication reads better than none.
    created_at: post.publishedAt,
  };
}

/** What is said of the scenes, by bucket and name (`shared/pictures/image-details.ts`). */
function imageDetails(bucket: Bucket, scenes: SceneName[], addressOf: PictureAddresses) {
  const nameOf = (scene: SceneName) => addressOf(bucket, scene).split("/").at(-1);
  return Object.fromEntries(
    scenes.map((scene) => [`${bucket}/${nameOf(scene)}`, sceneDetails[scene]]),
  );
}
