import type { InsertRow, ItineraryDay } from "../../shared/database.types.ts";
import type { Bucket, PictureAddresses } from "./pictures.ts";
import { type SceneName, sceneDetails } from "./scene-details.ts";
import type { Trilingual, TrilingualList } from "./trilingual.ts";
import type { DaySeed, DestinationSeed, PostSeed, SeasonSeed, TourSeed } from "./types.ts";

/** The id of an entry that is in the database already, by its slug. */
export type IdOf = (slug: string) => string;

/** @param idOf of destinations */
export function tourRow(
  tour: TourSeed,
  addressOf: PictureAddresses,
  idOf: IdOf,
): InsertRow<"tours"> {
  const gallery = tour.pictures.map((scene) => addressOf("tour-images", scene));
  return {
    slug: tour.slug,
    ...columns("name", tour.name),
    ...columns("short_description", tour.shortDescription),
    ...columns("full_description", tour.fullDescription),
    ...columns("destination", tour.destination),
    destination_ids: tour.destinationSlugs.map(idOf),
    countries: tour.countries,
    image_url: gallery[0] ?? null,
    gallery_images: gallery,
    image_details: imageDetails("tour-images", tour.pictures, addressOf),
    style: tour.style,
    months: tour.months,
    min_group_size: tour.minGroupSize,
    max_group_size: tour.maxGroupSize,
    fitness: tour.fitness,
    min_age: tour.minAge,
    malaria: tour.malaria,
    ...columns("start_place", tour.startPlace),
    ...columns("end_place", tour.endPlace),
    ...columns("vehicle", tour.vehicle),
    vehicle_guests: tour.vehicleGuests,
    is_featured: tour.isFeatured,
    price_per_person: tour.pricePerPerson,
    single_supplement: tour.singleSupplement,
    ...columns("child_terms", tour.childTerms),
    seasons: tour.seasons.map(seasonOf),
    ...columns("included_services", tour.included),
    ...columns("excluded_services", tour.excluded),
    itinerary: tour.itinerary.map(dayOf),
  };
}

function seasonOf({ name, months, price2, price4, price6 }: SeasonSeed) {
  return {
    ...members("name", name),
    months,
    price_2: price2,
    price_4: price4,
    ...(price6 && { price_6: price6 }),
  };
}

function dayOf(day: DaySeed, index: number): ItineraryDay {
  return {
    day: index + 1,
    ...members("title", day.title),
    ...members("description", day.description),
    ...members("place", day.place),
    latitude: day.latitude,
    longitude: day.longitude,
    ...(day.bed && members("bed", day.bed)),
    bed_type: day.bedType,
    ...(day.bed && { own_bathroom: day.ownBathroom ?? false }),
    meals: day.meals,
    ...(day.travel && { travel: day.travel }),
    kilometres: day.kilometres,
    hours: day.hours,
  };
}

export function destinationRow(
  destination: DestinationSeed,
  addressOf: PictureAddresses,
): InsertRow<"destinations"> {
  return {
    slug: destination.slug,
    ...columns("name", destination.name),
    ...columns("country", destination.country),
    countries: destination.countries,
    latitude: destination.latitude,
    longitude: destination.longitude,
    ...columns("short_description", destination.shortDescription),
    ...columns("full_description", destination.fullDescription),
    ...columns("best_time_to_visit", destination.bestTimeToVisit),
    climate: destination.climate,
    ...columns("entry_rules", destination.entryRules),
    ...columns("health", destination.health),
    ...columns("money", destination.money),
    gallery_images: destination.pictures.map((scene) => addressOf("destination-images", scene)),
    image_details: imageDetails("destination-images", destination.pictures, addressOf),
    ...columns("highlights", destination.highlights),
  };
}

/** @param idOf of tours */
export function postRow(
  post: PostSeed,
  addressOf: PictureAddresses,
  idOf: IdOf,
): InsertRow<"blog_posts"> {
  return {
    slug: post.slug,
    ...columns("title", post.title),
    ...columns("excerpt", post.excerpt),
    ...columns("content", post.content),
    tour_ids: post.tourSlugs.map(idOf),
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

/** The columns of a text or list, of which the Spanish one carries no suffix. */
function columns<Name extends string, Words extends Trilingual | TrilingualList>(
  name: Name,
  { es, en, fr }: Words,
) {
  return { [name]: es, [`${name}_en`]: en, [`${name}_fr`]: fr } as Record<
    Name | `${Name}_${"en" | "fr"}`,
    Words["es"]
  >;
}

/** The members of an object in a list, each with its suffix. */
function members<Name extends string>(name: Name, { es, en, fr }: Trilingual) {
  return { [`${name}_es`]: es, [`${name}_en`]: en, [`${name}_fr`]: fr } as Record<
    `${Name}_${"es" | "en" | "fr"}`,
    string
  >;
}

/** What is said of the scenes, by bucket and name (`shared/pictures/image-details.ts`). */
function imageDetails(bucket: Bucket, scenes: SceneName[], addressOf: PictureAddresses) {
  const nameOf = (scene: SceneName) => addressOf(bucket, scene).split("/").at(-1);
  return Object.fromEntries(
    scenes.map((scene) => [`${bucket}/${nameOf(scene)}`, sceneDetails[scene]]),
  );
}
