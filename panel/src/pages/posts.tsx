import { listedPosts, PostList } from "@panel/blog/post-list";
import { asksEarly } from "@panel/list/use-entry-list";

export const handle = asksEarly(listedPosts);

export default function Posts() {
  return <PostList />;
}
