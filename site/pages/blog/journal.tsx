import { HydrationPart } from "~/ui/hydration-part";
import type { PostSummary } from "./post.server";
import { PostCard } from "./post-card";

/** Post cards in up to three columns (F1). */
export function Journal({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="journal">
      {posts.map((post, at) => (
        <HydrationPart key={post.slug}>
          <PostCard post={post} first={at === 0} />
        </HydrationPart>
      ))}
    </div>
  );
}
